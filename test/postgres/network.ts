/** A network between services and their database that can be cut, slowed or made to swallow everything. */
import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** `cut`: connections break and none is made; `silent`: they stay, and nothing passes. */
export type Line = "open" | "cut" | "silent" | { delayMs: number };

export class Network {
  private line: Line = "open";
  private readonly pairs = new Set<[Socket, Socket]>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async open(target: number): Promise<Network> {
    const server = createServer({ allowHalfOpen: false });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const network = new Network(server, (server.address() as { port: number }).port);
    server.on("connection", (client) => network.join(client, target));
    return network;
  }

  set(line: Line): void {
    this.line = line;
    if (line === "cut") this.breakAll();
    if (line === "open") for (const pair of this.pairs) for (const one of pair) one.resume();
  }

  async close(): Promise<void> {
    this.breakAll();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private breakAll(): void {
    for (const pair of this.pairs) for (const one of pair) one.destroy();
  }

  private join(client: Socket, target: number): void {
    if (this.line === "cut") {
      client.destroy();
      return;
    }
    const database = connect(target, "127.0.0.1");
    const pair: [Socket, Socket] = [client, database];
    this.pairs.add(pair);
    this.forward(client, database);
    this.forward(database, client);
    for (const [from, to] of [pair, [database, client] as const]) {
      from.on("error", () => to.destroy());
      from.on("close", () => {
        to.destroy();
        this.pairs.delete(pair);
      });
    }
  }

  private forward(from: Socket, to: Socket): void {
    from.on("data", async (bytes) => {
      from.pause();
      while (this.line === "silent" && !from.destroyed) await sleep(20);
      if (typeof this.line === "object") await sleep(this.line.delayMs);
      if (!to.destroyed) to.write(bytes);
      from.resume();
    });
  }
}
