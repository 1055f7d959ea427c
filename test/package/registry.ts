/**
 * An npm registry on a Unix socket, which a closed network namespace still reaches. It offers the production packages of package-lock.json from the
 * installed ones, as tests have no network; given another registry it passes every request on to that.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";

interface Locked {
  version: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
}
interface Offered extends Locked {
  name: string;
  folder: string;
}

export interface RegistryOptions {
  /** The checkout whose packages are offered. */
  root: string;
  /** As clients see it. */
  url: string;
  /** Where requests are passed on to instead. */
  upstream: string | undefined;
}

export async function serveRegistry(socket: string, options: RegistryOptions): Promise<Server> {
  const offered = lockedPackages(options.root);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!.slice(1));
    if (options.upstream) return void passOn(request.url!, response, options);
    const tarball = /^(.+)\/-\/(.+)\.tgz$/.exec(path);
    if (tarball) return sendTarball(response, find(offered, tarball[1]!, tarball[2]!));
    const versions = offered.filter(({ name }) => name === path);
    if (versions.length === 0) return void response.writeHead(404).end("{}");
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(packument(path, versions, options.url)));
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  return server;
}

/**
 * Those that the package needs, of every system; what only development needs is not offered. Overrides of package.json hold in this checkout alone,
 * so the versions that they keep out are not here to be offered: who asks for one is told to ask for its substitute.
 */
function lockedPackages(root: string): Offered[] {
  const json = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));
  const { packages } = json("package-lock.json") as { packages: Record<string, Locked> };
  const { overrides = {} } = json("package.json") as {
    overrides?: Record<string, Record<string, string>>;
  };
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .map(([path, locked]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      const dependencies = { ...locked.dependencies, ...overrides[name] };
      return { ...locked, dependencies, name, folder: join(root, path) };
    });
}

const find = (offered: Offered[], name: string, version: string) =>
  offered.find((one) => one.name === name && one.version === version && existsSync(one.folder));

function packument(name: string, offered: Offered[], url: string): unknown {
  const versions = offered.map(({ folder, dev, ...locked }) => {
    const { integrity, resolved, ...manifest } = locked as typeof locked & Record<string, unknown>;
    return [
      locked.version,
      { ...manifest, dist: { tarball: `${url}/${name}/-/${locked.version}.tgz` } },
    ];
  });
  const latest = offered.at(-1)!.version;
  return { name, "dist-tags": { latest }, versions: Object.fromEntries(versions) };
}

function sendTarball(response: ServerResponse, one: Offered | undefined): void {
  if (!one) return void response.writeHead(404).end();
  const options = ["--exclude=./node_modules", "--transform=s,^\\.,package,", "-C", one.folder];
  const tar = spawn("tar", ["-cf", "-", ...options, "."], { stdio: ["ignore", "pipe", "ignore"] });
  tar.stdout.pipe(response);
}

async function passOn(
  path: string,
  response: ServerResponse,
  { url, upstream }: RegistryOptions,
): Promise<void> {
  const answer = await fetch(`${upstream}${path}`).catch(() => undefined);
  if (!answer) return void response.writeHead(502).end();
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  response.writeHead(answer.status, { "content-type": type });
  // Tarballs named in a packument stand on the same registry.
  if (/json/.test(type))
    response.end((await answer.text()).replaceAll(`"${upstream}/`, `"${url}/`));
  else response.end(Buffer.from(await answer.arrayBuffer()));
}
