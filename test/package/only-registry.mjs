/**
 * Runs a command beside a door on the loopback that leads to the registry's Unix socket. In a network namespace of its own (`unshare -rn`) that door is
 * all the command can reach.
 *
 *     node only-registry.mjs PORT SOCKET COMMAND [ARGUMENT …]
 */
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";

const [port, socket, command, ...args] = process.argv.slice(2);
createServer((client) => {
  const registry = connect(socket);
  client.on("error", () => registry.destroy()).pipe(registry);
  registry.on("error", () => client.destroy()).pipe(client);
}).listen(Number(port), "127.0.0.1", () => {
  spawn(command, args, { stdio: "inherit" }).on("exit", (code) => process.exit(code ?? 1));
});
