import { expect, it, test } from "vitest";
import { hostOfHeader, isLoopback, readHostNames } from "./host-names.js";

it.each([
  ["localhost", true],
  ["LocalHost.", true],
  ["127.0.0.1", true],
  ["127.255.1.2", true],
  ["127.1", true],
  ["::1", true],
  ["[::1]", true],
  ["0:0:0:0:0:0:0:1", true],
  ["::ffff:127.0.0.1", true],
  ["0.0.0.0", false],
  ["::", false],
  ["10.0.0.1", false],
  ["128.0.0.1", false],
  ["::ffff:10.0.0.1", false],
  ["127.evil.example", false],
  ["127.0.0.1.evil.example", false],
  ["localhost.evil.example", false],
  ["evil.localhost.example", false],
  ["localhost..", false],
  ["", false],
])("%s is this machine: %s", (host, own) => {
  expect(isLoopback(host)).toBe(own);
});

it.each([
  ["localhost:8080", "localhost"],
  ["Docs.Internal.:80", "docs.internal"],
  ["127.0.0.1", "127.0.0.1"],
  ["[::1]:8080", "::1"],
  ["[0:0::1]", "::1"],
  ["host_1:", "host_1"],
  ["", null],
  [":8080", null],
  ["localhost:80:80", null],
  ["::1", null],
  ["[::1", null],
  ["[]", null],
  ["[localhost]", null],
  ["a@localhost", null],
  ["evil.test/localhost", null],
  ["localhost%2eevil.test", null],
  ["localhost, evil.test", null],
  ["[fe80::1%25lo]", null],
])("Host: %s names %s", (header, host) => {
  expect(hostOfHeader(header)).toBe(host);
});

test("a list of names has one spelling; one bad name spoils it", () => {
  expect(readHostNames("A.b, c-d ,[::1],::2,")).toEqual(["a.b", "c-d", "::1", "::2"]);
  for (const list of ["", ",", "a b", "a:80", "http://a", "*.a", "a,b/c"])
    expect(readHostNames(list)).toBeNull();
});
