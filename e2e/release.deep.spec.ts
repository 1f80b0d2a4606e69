import { createHash } from "node:crypto";
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
import { withTitle } from "./support/with-title.ts";

const CLOCK = fileURLToPath(new URL("support/moved-clock.mjs", import.meta.url));
const CUBE = { name: "amounts", years: 5, regions: 4, kinds: 3, isVersioned: true };

/** How old what a server keeps of a row may be, and a little for a machine that is busy. */
const NOTICED_MS = 1_000 + 1_500;
const REQUESTS = 10_000;
const BUSY = 503;
/** From the start of the servers to the minute. */
const AHEAD_MS = 100_000;

const OLD = "The former edition";
const NEW = "The new edition";
const FRESH = "The first edition of another chart";

/** The second edition is of another region: its figures are others. */
const withRegion = (document: ChartDocument): ChartDocument =>
  JSON.parse(JSON.stringify(document).replaceAll(/region-\d/g, "region-3")) as ChartDocument;

/** What stands in an answer of its edition: the same in all answers of one edition, another one in the next. */
const digest = (what: string | Buffer): string => createHash("sha256").update(what).digest("hex");

/** Figures without the line above them and without the times below them. */
const readFigures = (bytes: Buffer): string =>
  digest(bytes.toString().replaceAll("\r", "").split("\n").slice(1).join());

/** The pixels of a PNG: beside them it says when it was made. */
const readPixels = (bytes: Buffer): string => {
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return digest(Buffer.concat(parts));
};

/** A form tells its editions by their titles, or by what it holds where it has no title. */
type Form = {
  name: string;
  path: (key: string) => string;
  read?: (bytes: Buffer) => string;
  /** It names many charts, and is there all the time. */
  isList?: true;
};

const FORMS: readonly Form[] = [
  { name: "page", path: (key) => `/en/v/${key}` },
  { name: "frame", path: (key) => `/en/embed/${key}` },
  { name: "SVG", path: (key) => `/en/v/${key}.svg` },
  { name: "card", path: (key) => `/en/v/${key}.png?shape=card`, read: readPixels },
  { name: "text", path: (key) => `/en/v/${key}.txt` },
  { name: "CSV", path: (key) => `/en/v/${key}.csv`, read: readFigures },
  { name: "feed", path: (key) => `/en/v/${key}.atom` },
  { name: "API", path: (key) => `/api/config/${key}` },
  { name: "feed of all", path: () => "/en/feed.atom", isList: true },
  { name: "sitemap", path: () => "/en/sitemap-charts-1.xml", isList: true },
];

type Answer = {
  begun: number;
  ended: number;
  status: number;
  what: string;
  form: Form;
  /** Of the chart that was public before, or of the one that was not. */
  isFresh: boolean;
  /** What it holds, for forms that are told by it. */
  read: string;
  /** Which titles and keys stand in it. */
  names: { old: boolean; next: boolean; fresh: boolean; freshKey: boolean };
};

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
    const third = withRegion(withTitle(document, FRESH));
    const fresh = await call("config-create", { data: third, published_state: "DRAFT" });
    for (const { data } of [draft, fresh]) {
      const released = await call("config-release", { key: data.key, publish_at: wall });
      expect(released.data.publish_at).toBe(moment);
    }
    const freshKey = fresh.data.key;
    const readWhole = async (url: string, form: Form, of: string) => {
      const answer = await fetch(`${url}${form.path(of)}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const text = bytes.toString();
      return {
        status: answer.status,
        read: answer.status === 200 ? (form.read?.(bytes) ?? "") : "",
        names: {
          old: text.includes(OLD),
          next: text.includes(NEW),
          fresh: text.includes(FRESH),
          freshKey: text.includes(freshKey),
        },
      };
    };
    // Both servers make it ready; then one is ended hard and started again, and then the source goes.
    const before = new Map<Form, string>();
    for (const server of servers)
      for (const form of FORMS) before.set(form, (await readWhole(server.url, form, key)).read);
    await pause(25_000);
    await servers[1].kill("SIGKILL");
    servers[1] = await startServer(env, join(folder, "two"));
    await pause(3_000);
    await sparql.close();
    expect(now()).toBeLessThan(minute - 5_000);

    const answers: Answer[] = [];
    const ask = async (server: RunningServer, form: Form, isFresh: boolean): Promise<void> => {
      while (answers.length < REQUESTS || now() < minute + 6_000) {
        if (now() < minute - 8_000) {
          await pause(100);
          continue;
        }
        const begun = now();
        const found = await readWhole(server.url, form, isFresh ? freshKey : key);
        // A busy painter says so, and when to ask again.
        if (form.name === "card" && found.status === BUSY) continue;
        const at = server === servers[0] ? "one" : "two";
        const what = `${at} ${isFresh ? "fresh" : "next"} ${form.name}`;
        answers.push({ begun, ended: now(), what, form, isFresh, ...found });
      }
    };
    // The sitemap names the chart that was public before as it did.
    const asked = FORMS.flatMap((form) =>
      (form.name === "sitemap" ? [true] : [false, true]).map((isFresh) => ({ form, isFresh })),
    );
    await Promise.all(
      servers.flatMap((server) => asked.map(({ form, isFresh }) => ask(server, form, isFresh))),
    );
    // What pictures hold changes once more where they say that their source is away.
    const readsOf = (form: Form, isFresh: boolean, isOfNow: (answer: Answer) => boolean) =>
      new Set(
        answers
          .filter((each) => each.form === form && each.isFresh === isFresh && isOfNow(each))
          .map(({ read }) => read),
      );
    const former = new Map<string, Set<string>>();
    const later = new Map<string, Set<string>>();
    for (const { form, isFresh } of asked) {
      const name = `${form.name} ${isFresh}`;
      const isBefore = ({ ended, status }: Answer): boolean => ended < minute && status === 200;
      former.set(name, readsOf(form, isFresh, isBefore));
      later.set(
        name,
        readsOf(form, isFresh, ({ begun }) => begun > minute + NOTICED_MS),
      );
    }
    for (const form of FORMS)
      if (form.read) expect(later.get(`${form.name} false`)).not.toContain(before.get(form));
    const isNew = ({ names: has, status, form, isFresh, read }: Answer): boolean => {
      if (status !== 200) return false;
      if (form.read) return later.get(`${form.name} ${isFresh}`)?.has(read) === true;
      if (form.name === "sitemap") return has.freshKey;
      return isFresh ? has.fresh : has.next && !has.old;
    };
    const isOld = ({ names: has, status, form, isFresh, read }: Answer): boolean => {
      if (isFresh) return form.isList ? !has.fresh && !has.freshKey : status === 404 && !has.fresh;
      if (status !== 200) return false;
      return form.read
        ? read === before.get(form) || former.get(`${form.name} false`)?.has(read) === true
        : has.old && !has.next;
    };
    const names = (found: Answer[]): string[] => [
      ...new Set(found.map(({ what, status }) => `${what} ${status}`)),
    ];
    expect(names(answers.filter((answer) => isNew(answer) === isOld(answer)))).toEqual([]);
    expect(names(answers.filter((answer) => answer.ended < minute && isNew(answer)))).toEqual([]);
    const late = answers.filter((answer) => answer.begun > minute + NOTICED_MS && !isNew(answer));
    expect(names(late)).toEqual([]);
    expect(answers.length).toBeGreaterThanOrEqual(REQUESTS);
    expect(answers.filter(({ ended }) => ended < minute).length).toBeGreaterThan(200);
    expect(names(answers.filter(isNew))).toHaveLength(servers.length * asked.length);
    test.info().annotations.push({ type: "requests", description: String(answers.length) });
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
