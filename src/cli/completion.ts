/** `wonmun completion`: completions of commands and options for bash, zsh and fish. */
import { UnusableSetting } from "../settings/unusable-setting.js";
import { COMMAND_HELP } from "./command-help.js";

const commands = Object.keys(COMMAND_HELP);
const optionsOf = (name: string) =>
  Object.keys(COMMAND_HELP[name]!.options).map((option) => `--${option}`);

const cases = commands
  .map((name) => `    ${name}) options="${[...optionsOf(name), "--help"].join(" ")}" ;;`)
  .join("\n");

const SHELLS: Record<string, () => string> = {
  bash: () => `_wonmun() {
  local options="" current="\${COMP_WORDS[COMP_CWORD]}"
  case "\${COMP_WORDS[1]}" in
${cases}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then options="${commands.join(" ")} --help --version"; fi
  if [ "$COMP_CWORD" -eq 1 ] || [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _wonmun wonmun
`,
  zsh: () => `#compdef wonmun
_wonmun() {
  local options=""
  if (( CURRENT == 2 )); then
    compadd -- ${commands.join(" ")} --help --version
    return
  fi
  case "\${words[2]}" in
${cases}
  esac
  compadd -- \${=options}
  _files
}
compdef _wonmun wonmun
`,
  fish: () =>
    [
      ...commands.map(
        (name) =>
          `complete -c wonmun -n __fish_use_subcommand -f -a ${name} -d "${COMMAND_HELP[name]!.en}"`,
      ),
      ...commands.flatMap((name) =>
        Object.entries(COMMAND_HELP[name]!.options).map(
          ([option, { value, en }]) =>
            `complete -c wonmun -n "__fish_seen_subcommand_from ${name}" -l ${option}${value ? " -r" : ""} -d "${en}"`,
        ),
      ),
      "",
    ].join("\n"),
};

export async function runCompletion([shell, ...more]: string[]): Promise<number> {
  const made = shell !== undefined && more.length === 0 ? SHELLS[shell] : undefined;
  if (!made) throw new UnusableSetting("bash, zsh, fish 중 하나 / one of bash, zsh, fish");
  process.stdout.write(made());
  return 0;
}
