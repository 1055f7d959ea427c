/** A recording proxy before a running service: keeps every response, so that examples can be checked against it. */
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { SeenResponse } from "../service.js";

export interface Seen extends SeenResponse {
  method: string;
  path: string;
}

export class Recorder {
  seen: Seen[] = [];
  private readonly server: Server;

  constructor(target: string) {
    this.server = createServer((asked, reply) => {
      const onward = request(
        new URL(asked.url ?? "/", target),
        {
          method: asked.method,
          // Not compressed, as what is kept is read.
          headers: {
            ...asked.headers,
            host: new URL(target).host,
            "accept-encoding": "identity",
          },
        },
        (answer) => void this.pass(asked, answer, reply),
      );
      asked.pipe(onward);
    });
  }

  private async pass(
    asked: IncomingMessage,
    answer: IncomingMessage,
    reply: import("node:http").ServerResponse,
  ): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of answer) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    this.seen.push({
      method: asked.method ?? "GET",
      path: (asked.url ?? "/").split("?", 1)[0]!,
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      body: body.toString("utf8"),
    });
    reply.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
