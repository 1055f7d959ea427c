/** A tenant's documents over HTTP: every row of the contract's state table, and who may do what. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startService, type TestService } from "./service.js";
import { TextParsing } from "./text-parsing.js";

const KEYS = {
  apiKey: "admin-key-0123456789",
  apiKeys: JSON.stringify({ tax: "tax-key-0123456789" }),
};
const admin = { authorization: `Bearer ${KEYS.apiKey}` };
const tax = { "x-api-key": "tax-key-0123456789" };

const start = (keyed = true) =>
  startService({ parsing: new TextParsing(), folders: ["tax"], ...(keyed && { keys: KEYS }) });

function upload(service: TestService, query: string, name: string, text: string, headers = {}) {
  return service.call({
    method: "POST",
    url: `/documents/upload?${query}`,
    headers: {
      ...admin,
      "content-type": "application/octet-stream",
      "x-filename": encodeURIComponent(name),
      ...headers,
    },
    payload: Buffer.from(text),
  });
}
const remove = (service: TestService, tenant: string, filename: string, headers: object = admin) =>
  service.call({
    method: "DELETE",
    url: `/documents?${new URLSearchParams({ tenant, filename })}`,
    headers: { ...headers },
  });
const list = async (service: TestService, body: object, headers: object = admin) => {
  const response = await service.call({
    method: "POST",
    url: "/documents",
    headers: { ...headers },
    payload: body,
  });
  return response.json();
};

describe("the states of a file", () => {
  it("absent → stored: 201, read at once", async () => {
    const service = await start();
    const response = await upload(service, "tenant=tax", "여비 지침.txt", "여비\n숙박비");
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      tenant: "tax",
      filename: "여비 지침.txt",
      bytes: 16,
      stored: true,
      readable: true,
      reason: null,
      chunks: 2,
    });
    expect(service.spooled()).toEqual([]);
  });

  it("absent → stored, unreadable: 201 with its reason", async () => {
    const service = await start();
    const response = await upload(service, "tenant=tax", "a.txt", "!DRM_ENCRYPTED");
    expect(response.json()).toMatchObject({
      stored: true,
      readable: false,
      reason: "DRM_ENCRYPTED",
      chunks: 0,
    });
  });

  it("stored → stored, unchanged: 409 without replace", async () => {
    const service = await start();
    await upload(service, "tenant=tax", "a.txt", "처음");
    const response = await upload(service, "tenant=tax", "a.txt", "나중");
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ reason: "NAME_EXISTS" });
    expect(await readFile(join(service.corpus, "tax", "a.txt"), "utf8")).toBe("처음");
  });

  it.each(["1", "true"])(
    "stored → replaced with replace=%s in the query: read again",
    async (replace) => {
      const service = await start();
      await upload(service, "tenant=tax", "a.txt", "처음");
      const response = await upload(
        service,
        `tenant=tax&replace=${replace}`,
        "a.txt",
        "하나\n둘\n셋",
      );
      expect(response.json()).toMatchObject({ readable: true, chunks: 3 });
    },
  );

  it("stored → replaced with replace: true in a JSON body", async () => {
    const service = await start();
    const send = (replace?: boolean) =>
      service.call({
        method: "POST",
        url: "/documents/upload",
        headers: admin,
        payload: {
          data_base64: Buffer.from("본문").toString("base64"),
          filename: "a.txt",
          tenant: "tax",
          ...(replace !== undefined && { replace }),
        },
      });
    expect((await send()).statusCode).toBe(201);
    expect((await send(false)).statusCode).toBe(409);
    expect((await send(true)).statusCode).toBe(201);
  });

  it("stored → absent: 200, gone from the listing at once; then 404", async () => {
    const service = await start();
    await upload(service, "tenant=tax", "a.txt", "본문");
    expect((await remove(service, "tax", "a.txt")).json()).toEqual({
      tenant: "tax",
      filename: "a.txt",
      deleted: true,
    });
    expect(await list(service, { tenant: "tax" })).toMatchObject({ readable: 0, documents: [] });
    const again = await remove(service, "tax", "a.txt");
    expect([again.statusCode, again.json().reason]).toEqual([404, "DOCUMENT_NOT_FOUND"]);
  });

  it("any → unchanged: 403 on a server without keys", async () => {
    const service = await start(false);
    await writeFile(join(service.corpus, "tax", "a.txt"), "본문");
    for (const response of [
      await upload(service, "tenant=tax", "b.txt", "x"),
      await remove(service, "tax", "a.txt"),
    ]) {
      expect([response.statusCode, response.json().reason]).toEqual([403, "NO_KEY_CONFIGURED"]);
    }
    expect(await readdir(join(service.corpus, "tax"))).toEqual(["a.txt"]);
  });

  it("files put into the folder and taken out count at the next call", async () => {
    const service = await start();
    await writeFile(join(service.corpus, "tax", "손으로.txt"), "본문");
    expect(await list(service, { tenant: "tax" })).toMatchObject({ readable: 1, chunks: 1 });
    await remove(service, "tax", "손으로.txt");
    expect(await list(service, { tenant: "tax" })).toMatchObject({ readable: 0 });
  });
});

describe("who may do what", () => {
  it("a consumer keeps documents in its own tenants, makes new ones, and no others", async () => {
    const service = await start();
    await mkdir(join(service.corpus, "welfare"));
    for (const [tenant, status] of [
      ["tax", 201],
      ["tax-2024", 201],
      ["welfare", 403],
      ["taxes", 403],
      ["none", 403],
    ] as const) {
      expect(
        (await upload(service, `tenant=${tenant}`, "a.txt", "x", { ...tax, authorization: "" }))
          .statusCode,
      ).toBe(status);
    }
    const response = await service.call({ url: "/documents?tenant=welfare", headers: tax });
    expect(response.json().reason).toBe("TENANT_NOT_OWNED");
    expect((await remove(service, "welfare", "a.txt", tax)).statusCode).toBe(403);
    expect((await list(service, { tenant: "tax-2024" }, tax)).readable).toBe(1);
  });

  it("an unknown tenant is 404 to who could own it, a wrong name 400", async () => {
    const service = await start();
    const ask = async (tenant: string) => {
      const response = await service.call({
        url: `/documents?${new URLSearchParams({ tenant })}`,
        headers: admin,
      });
      return [response.statusCode, response.json().reason];
    };
    expect(await ask("없는곳")).toEqual([404, "TENANT_NOT_FOUND"]);
    expect(await ask("..")).toEqual([400, "INVALID_TENANT"]);
    expect(await ask("a/b")).toEqual([400, "INVALID_TENANT"]);
    const missing = await service.call({ url: "/documents", headers: admin });
    expect([missing.statusCode, missing.json().field]).toEqual([400, "tenant"]);
  });

  it.each(["ACL.json", ".env"])("the name %s is reserved", async (name) => {
    const service = await start();
    expect((await upload(service, "tenant=tax&replace=1", name, "{}")).json().reason).toBe(
      "RESERVED_NAME",
    );
    expect((await remove(service, "tax", name)).json().reason).toBe("RESERVED_NAME");
  });

  it("a principal sees what the rules allow; a broken rules file locks and is said to the administrator alone", async () => {
    const service = await start();
    await upload(service, "tenant=tax", "공개.txt", "공개");
    await upload(service, "tenant=tax", "인사.txt", "인사");
    const rules = { default: ["*"], rules: [{ files: "인사*", allow: ["kim"] }] };
    await writeFile(join(service.corpus, "tax", "ACL.json"), JSON.stringify(rules));
    expect((await list(service, { tenant: "tax" })).documents).toHaveLength(1);
    expect((await list(service, { tenant: "tax", principal: "kim" })).documents).toHaveLength(2);
    await writeFile(join(service.corpus, "tax", "ACL.json"), "{");
    expect(await list(service, { tenant: "tax", principal: "kim" })).toMatchObject({
      documents: [],
      chunks: 0,
      acl_error: expect.any(String),
    });
    expect(await list(service, { tenant: "tax", principal: "kim" }, tax)).not.toHaveProperty(
      "acl_error",
    );
  });
});
