/**
 * Kills a child process when this process ends, even by `kill -9`. A parser busy in WebAssembly never notices that its
 * parent is gone, and Node has no PR_SET_PDEATHSIG. So a shell waits on a pipe whose other end only this process holds:
 * when we die the kernel closes it, and the shell kills the child.
 */
import { spawn } from "node:child_process";

const WAIT_THEN_KILL = 'read -r _; kill -KILL "$1"';
const guarded = new Set<number>();

/** Returns a function that cancels the guard; call it as soon as the child is gone, before its process id is reused. */
export function killWithParent(pid: number): () => void {
  if (guarded.size === 0) process.on("exit", killGuarded);
  guarded.add(pid);
  const shell = process.platform === "win32" ? undefined : startShell(pid);
  return () => {
    guarded.delete(pid);
    if (guarded.size === 0) process.off("exit", killGuarded);
    shell?.kill("SIGKILL");
  };
}

/** In its own session, so that Ctrl-C at the terminal does not end the guard first. */
function startShell(pid: number) {
  const shell = spawn("/bin/sh", ["-c", WAIT_THEN_KILL, "sh", String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  shell.on("error", () => {}); // No shell: an orderly end still kills the child.
  shell.stdin.on("error", () => {});
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref();
  return shell;
}

/** An orderly end need not wait for the shells, and other systems have none. */
function killGuarded(): void {
  for (const pid of guarded) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Already gone.
    }
  }
}
