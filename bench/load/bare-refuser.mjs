/** Refuses every request at once, with nothing around it: what is left of a refusal's time where the service does nothing. */
import { createServer } from "node:http";

const server = createServer((request, response) => {
  response.writeHead(503, { "content-type": "application/json" });
  response.end('{"reason":"PARSERS_BUSY"}');
  request.resume();
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.once("disconnect", () => process.exit());
