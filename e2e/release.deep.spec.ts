import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startPostgres } from "@statelier/cubes/conformance/start-postgres";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import type { ChartDocument } from "@statelier/document";
import { cubeIri, generateCubes } from "./support/generate-cubes.ts";
import { makeChartDocument } from "./support/publish-chart.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const CLOCK = fileURLToPath(new URL("support/moved-clock.mjs", import.meta.url));
const CUBE = { name: "amounts", years: 5, regions: 4, kinds: 3, isVersioned: true };

/** How old what a server keeps of a row may be, and a little for a machine that is busy. */
const NOTICED_MS = 1_000 + 1_500;
const REQUESTS = 10_000;
/** From the start of the servers to the minute. */
const AHEAD_MS = 100_000;

const OLD = "The former edition";
const NEW = "The new edition";

const withTitle = (document: ChartDocument, en: string): ChartDocument => ({
  ...document,
  chartConfigs: document.chartConfigs.map((config) => ({
    ...config,
    meta: { ...config.meta, title: { ...config.meta.title, en } },
  })),
});

/** The second edition is of another region: its figures are others. */
const withRegion = (document: ChartDocument): ChartDocument =>
  JSON.parse(JSON.stringify(document).replaceAll(/region-\d/g, "region-3")) as ChartDocument;

const readFigures = (csv: string): string => csv.replaceAll("\r", "").split("\n").slice(1).join();

type Answer = { begun: number; ended: number; status: number; what: string; text: string };

const days = [
  {
    name: "an ordinary day",
    moment: "2026-12-01T07:30:00.000Z",
    wall: "2026-12-01T08:30",
  },
  {
    name: "the hour after summer time begins",
    moment: "2027-03-28T01:00:00.000Z",
    wall: "2027-03-28T03:00",
  },
  {
    name: "the hour that is there twice when summer time ends",
    moment: "2026-10-25T00:30:00.000Z",
    wall: "2026-10-25T02:30",
  },
];

// Each keeps two servers and a database busy.
test.describe.configure({ mode: "serial" });

for (const { name, moment, wall } of days)
  test(`10,000 requests around the minute to two servers: none early, none mixed, with a restart and the source away before it: ${name}`, async () => {
    test.setTimeout(600_000);
    const folder = mkdtempSync(join(tmpdir(), "release-"));
    const file = join(folder, "cubes.nt");
    writeFileSync(file, generateCubes([CUBE]));
    const sparql = await startSparqlServer(file);
    const postgres = await startPostgres();
    const minute = Date.parse(moment);
    const offset = minute - (Date.now() + AHEAD_MS);
    const now = (): number => Date.now() + offset;
    const env = {
      STATELIER_DATABASE_URL: await postgres.createDatabase("release"),
      STATELIER_SOURCES: JSON.stringify([{ name: "office", type: "sparql", url: sparql.url }]),
      STATELIER_TEST_CLOCK_OFFSET_MS: String(offset),
      NODE_OPTIONS: `--import ${CLOCK}`,
      STATELIER_WORK_PER_MINUTE: "1000000",
    };
    const servers: [RunningServer, RunningServer] = [
      await startServer(env, join(folder, "one")),
      await startServer(env, join(folder, "two")),
    ];
    const { url } = servers[0];
    const [, token = ""] = /sign-in\?token=(\S+)/.exec(servers[0].output()) ?? [];
    const signedIn = await fetch(`${url}/api/sign-in/local`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ token }),
    });
    const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
    const call = async (path: string, body: object) => {
      const answer = await fetch(`${url}/api/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", cookie },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { data: { key: string; publish_at: string } };
    };
    const { document } = await makeChartDocument(url, {
      iri: cubeIri(CUBE),
      chartType: "column",
      source: { type: "sparql", url: sparql.url },
    });
    const first = withTitle(document, OLD);
    const second = withRegion(withTitle(document, NEW));
    const { key } = (await call("config-create", { data: first, published_state: "PUBLISHED" }))
      .data;
    const draft = await call("config-update", { key, data: second, published_state: "DRAFT" });
    const fresh = await call("config-create", { data: second, published_state: "DRAFT" });
    for (const { data } of [draft, fresh]) {
      const released = await call("config-release", { key: data.key, publish_at: wall });
      expect(released.data.publish_at).toBe(moment);
    }
    const keys = [key, fresh.data.key];
    // Both servers make it ready; then one is ended hard and started again, and then the source goes.
    for (const server of servers) await fetch(`${server.url}/en/v/${key}`);
    const oldFigures = readFigures(await (await fetch(`${url}/en/v/${key}.csv`)).text());
    await pause(25_000);
    await servers[1].kill("SIGKILL");
    servers[1] = await startServer(env, join(folder, "two"));
    await pause(3_000);
    await sparql.close();
    expect(now()).toBeLessThan(minute - 5_000);

    const forms = ["", ".svg", ".csv", ".atom"];
    const answers: Answer[] = [];
    const ask = async (server: RunningServer, form: string, of: string): Promise<void> => {
      while (answers.length < REQUESTS || now() < minute + 6_000) {
        if (now() < minute - 8_000) {
          await pause(100);
          continue;
        }
        const begun = now();
        const answer = await fetch(`${server.url}/en/v/${of}${form}`);
        const text = await answer.text();
        const what = `${server === servers[0] ? "one" : "two"} ${keys.indexOf(of)}${form}`;
        answers.push({ begun, ended: now(), status: answer.status, what, text });
      }
    };
    await Promise.all(
      servers.flatMap((server) => forms.flatMap((form) => keys.map((of) => ask(server, form, of)))),
    );
    const newFigures = readFigures(
      answers.findLast(({ what }) => what === "one 0.csv")?.text ?? "",
    );
    expect(newFigures).not.toBe(oldFigures);
    const isNew = ({ text, what, status }: Answer): boolean =>
      status === 200 &&
      (what.endsWith(".csv") ? readFigures(text) === newFigures : text.includes(NEW));
    const isOld = ({ text, what, status }: Answer): boolean =>
      /^\w+ 1/.test(what)
        ? status === 404
        : what.endsWith(".csv")
          ? readFigures(text) === oldFigures
          : text.includes(OLD);
    const names = (found: Answer[]): string[] => [
      ...new Set(found.map(({ what, status }) => `${what} ${status}`)),
    ];
    expect(names(answers.filter((answer) => isNew(answer) === isOld(answer)))).toEqual([]);
    expect(names(answers.filter((answer) => answer.ended < minute && isNew(answer)))).toEqual([]);
    const late = answers.filter((answer) => answer.begun > minute + NOTICED_MS && !isNew(answer));
    expect(names(late)).toEqual([]);
    expect(answers.length).toBeGreaterThanOrEqual(REQUESTS);
    expect(answers.filter(({ ended }) => ended < minute).length).toBeGreaterThan(200);
    expect(names(answers.filter(isNew))).toHaveLength(servers.length * forms.length * keys.length);
    test.info().annotations.push({ type: "requests", description: String(answers.length) });
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
