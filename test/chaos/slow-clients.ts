/** Clients that ask for a great deal and take nothing, and clients that say nothing: others are served, and the service's memory stays bounded. */
import assert from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { makeZip } from "../../samples/make/zip.js";
import { findsRight, writeDocument } from "./documents.js";
import { pick, type Scenario } from "./scenario.js";
import { Place, type ServiceProcess } from "./service-process.js";

const TENANT = "a";
const READERS = 4;
const BOMB_ROWS = 1000;
/** As docs/security.md states it: 256 MiB of large results, and the service itself. */
const MOST_MIB = 700;
/** Longer than any answer takes to begin. */
const PATIENCE_MS = 100_000;

export const slowClients: Scenario = {
  id: "clients",
  name: "clients that do not read, and clients that do not speak",
  async run(size) {
    const place = new Place();
    const folder = place.folder(`corpus/${TENANT}`);
    writeDocument(folder, 1);
    const sockets: Socket[] = [];
    try {
      const service = await place.start();
      await findsRight(service, TENANT, 1);
      const before = service.residentMiB();
      const bomb = makeBomb();
      for (let at = 0; at < READERS; at++) sockets.push(deaf(service, bomb, at));
      for (let at = 0; at < pick(size, 50, 400); at++) sockets.push(mute(service, at));
      let peak = before;
      let slowest = 0;
      const isAnswered = () => sockets.slice(0, READERS).some(({ bytesRead }) => bytesRead > 0);
      // Counted from the first answer that begins: on a busy machine reading the workbook takes a while.
      let hasBegun = false;
      let end = performance.now() + PATIENCE_MS;
      while (performance.now() < end) {
        if (!hasBegun && isAnswered()) {
          hasBegun = true;
          end = performance.now() + pick(size, 3_000, 90_000);
        }
        const began = performance.now();
        await findsRight(service, TENANT, 1);
        slowest = Math.max(slowest, performance.now() - began);
        peak = Math.max(peak, service.residentMiB());
        await sleep(50);
      }
      assert.ok(hasBegun, "no answer began");
      assert.ok(peak < MOST_MIB, `${Math.round(peak)} MiB`);
      return {
        "bytes of the workbook": bomb.length,
        "clients that do not read": READERS,
        "clients that do not speak": sockets.length - READERS,
        "MiB before": Math.round(before),
        "MiB at the peak": Math.round(peak),
        "slowest search beside it, ms": Math.round(slowest),
      };
    } finally {
      for (const socket of sockets) socket.destroy();
      await place.close();
    }
  },
};

/** A few kilobytes that show one string in as many cells as the limits for so small a file let through. */
function makeBomb(): Buffer {
  const office = "http://schemas.openxmlformats.org";
  const main = `${office}/spreadsheetml/2006/main`;
  const links = (inner: string) =>
    `<Relationships xmlns="${office}/package/2006/relationships">${inner}</Relationships>`;
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(40)}</row>`;
  return makeZip({
    "[Content_Types].xml": `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    "_rels/.rels": links(link("r1", "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": links(
      link("r1", "worksheet", "worksheets/sheet1.xml") +
        link("r2", "sharedStrings", "sharedStrings.xml"),
    ),
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${row.repeat(BOMB_ROWS)}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${main}"><si><t>${"가나다라마".repeat(20)}</t></si></sst>`,
  });
}

/** Sends the workbook, takes the beginning of the answer and no more. */
function deaf(service: ServiceProcess, body: Buffer, number: number): Socket {
  const socket = open(service);
  socket.write(
    `POST /parse?filename=${number}.xlsx HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: ${service.headers.authorization}\r\n` +
      `content-type: application/octet-stream\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body);
  socket.once("data", () => socket.pause());
  return socket;
}

/** Begins a request and never ends it, each at another point. */
function mute(service: ServiceProcess, number: number): Socket {
  const socket = open(service);
  const whole = "POST /search HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{";
  socket.write(whole.slice(0, (number * 7) % whole.length));
  return socket;
}

function open(service: ServiceProcess): Socket {
  const { hostname, port } = new URL(service.address);
  return connect(Number(port), hostname).on("error", () => {});
}
