/** The files of deploy/ for several services: they parse, and hold to what the service offers. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { SETTING_NAMES } from "../src/settings/declarations.js";
import { startService } from "./service.js";

// biome-ignore lint/suspicious/noExplicitAny: foreign formats are walked freely here
type Any = any;

const textOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../deploy/${name}`, import.meta.url)), "utf8");
const { version } = JSON.parse(
  readFileSync(fileURLToPath(new URL("../package.json", import.meta.url)), "utf8"),
);
const isSetting = (name: string) => (SETTING_NAMES as readonly string[]).includes(name);

test.each(["compose.yaml", "scale.compose.yaml"])("%s has no setting that is none", (name) => {
  const { services } = parseYaml(textOf(name)) as Any;
  const wonmun = Object.values<Any>(services).filter(({ build }) => build);
  expect(wonmun.length).toBeGreaterThan(0);
  for (const { build, environment, read_only, cap_drop } of wonmun) {
    expect(build.dockerfile).toBe("deploy/Containerfile");
    expect(Object.keys(environment).filter((one) => !isSetting(one))).toEqual([]);
    expect([read_only, cap_drop]).toEqual([true, ["ALL"]]);
  }
});

describe("several services by Compose", () => {
  const { services, volumes } = parseYaml(textOf("scale.compose.yaml")) as Any;

  test("share one database; two answer, one works", () => {
    const roles = Object.values<Any>(services).flatMap(({ environment }) =>
      environment?.SERVICE_ROLES ? [environment.SERVICE_ROLES] : [],
    );
    expect(roles).toEqual(["api", "api", "parse,index"]);
    const databases = new Set(
      Object.values<Any>(services).flatMap(
        ({ environment }) => environment?.SERVICE_DATABASE ?? [],
      ),
    );
    expect(databases.size).toBe(1);
    expect(Object.keys(volumes)).toEqual(["database"]);
  });

  test("stand behind a balancer that knows each that answers, and asks whether it is ready", () => {
    const rules = textOf("haproxy.cfg");
    const servers = [...rules.matchAll(/^ {2}server (\w+) (\w+):8080 check$/gm)];
    expect(servers.map(([, , host]) => host)).toEqual(["first", "second"]);
    expect(rules).toContain("option httpchk GET /health/ready");
    expect(services.balancer.depends_on).toEqual(["first", "second"]);
  });
});

describe("several services by Kubernetes", () => {
  const all = textOf("kubernetes/wonmun.yaml")
    .split(/^---$/m)
    .map((one) => parseYaml(one) as Any);
  const deployments = all.filter(({ kind }) => kind === "Deployment");

  test("are of this version, and chosen by the labels they have", () => {
    expect(all.map(({ kind }) => kind)).toEqual([
      "Service",
      "Deployment",
      "Deployment",
      "PodDisruptionBudget",
    ]);
    for (const { spec } of deployments) {
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
      expect(spec.template.spec.containers[0].image).toBe(`wonmun:${version}`);
    }
    const api = deployments[0].spec.selector.matchLabels;
    expect([all[0].spec.selector, all[3].spec.selector.matchLabels]).toEqual([api, api]);
  });

  test("run unprivileged, within limits, with time to finish, and settings that are there", () => {
    for (const { spec } of deployments) {
      const { securityContext, containers, terminationGracePeriodSeconds } = spec.template.spec;
      const [container] = containers;
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      expect(Object.keys(container.resources.limits)).toEqual(["cpu", "memory"]);
      // 5 seconds to be left by the balancer, 30 for what is in flight.
      expect(terminationGracePeriodSeconds).toBeGreaterThan(35);
      const names = container.env.map(({ name }: { name: string }) => name);
      expect(names.filter((name: string) => !isSetting(name))).toEqual([]);
    }
  });

  test("never go below their number in an update", () => {
    const { rollingUpdate } = deployments[0].spec.strategy;
    expect(rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  });

  test("are asked by probes that the service answers", async () => {
    const service = await startService();
    for (const { spec } of deployments) {
      const { startupProbe, livenessProbe, readinessProbe } = spec.template.spec.containers[0];
      expect(livenessProbe.httpGet.path).toBe("/health/live");
      expect(readinessProbe.httpGet.path).toBe("/health/ready");
      for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
        const reply = await service.call({ url: httpGet.path });
        expect(reply.statusCode).toBe(200);
      }
    }
  });
});
