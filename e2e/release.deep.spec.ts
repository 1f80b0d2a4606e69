import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startPostgres } from "@statelier/cubes/conformance/start-postgres";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import { type ChartConfig, type ChartDocument, makeLayout } from "@statelier/document";
import { cubeIri, generateCubes } from "./support/generate-cubes.ts";
import { judgeAnswer, type Mark, readMarks } from "./support/judge-edition.ts";
import { makeChartDocument } from "./support/publish-chart.ts";
import {
  AMOUNTS,
  makeEditions,
  readPixels,
  readWords,
  REGIONS,
  RELEASE_FORMS,
  type ReleasedEdition,
  type ReleaseForm,
  TITLES,
} from "./support/release-forms.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const CLOCK = fileURLToPath(new URL("support/moved-clock.mjs", import.meta.url));

/** How old what a server keeps of a row may be, and a little for a machine that is busy. */
const NOTICED_MS = 1_000 + 1_500;
const REQUESTS = 10_000;
/** From the start of the servers to the minute. */
const AHEAD_MS = 100_000;
const MINUTE_MS = 60_000;
/** Before the minute one server is ended, and the requests begin. */
const ENDED_MS = 55_000;
const BEGUN_MS = 15_000;
/** The least that is left for requests before it, on a machine that is busy. */
const LEFT_MS = 5_000;

/** A dashboard that shows its chart twice. */
const makeBoard = (document: ChartDocument): ChartDocument => {
  const keys = ["chart0000001", "chart0000002"];
  const chartConfigs = keys.flatMap((key) =>
    document.chartConfigs.map((config) => ({ ...config, key })),
  );
  const blocks = keys.map((key) => ({ type: "chart" as const, key, initialized: true }));
  const { meta } = document.layout;
  return { ...document, chartConfigs, layout: makeLayout("tall", { meta, blocks }, keys) };
};

/** An edition has a title and a region of its own: its figures are others. */
const makeEdition = (document: ChartDocument, edition: ReleasedEdition): ChartDocument => {
  const entitle = <Named extends Pick<ChartConfig, "meta">>({ meta, ...rest }: Named) => ({
    ...rest,
    meta: { ...meta, title: { ...meta.title, en: TITLES[edition] } },
  });
  const { chartConfigs, layout } = document;
  const written = JSON.stringify({
    ...document,
    chartConfigs: chartConfigs.map(entitle),
    layout: entitle(layout),
  });
  return JSON.parse(written.replaceAll(/region-\d/g, REGIONS[edition])) as ChartDocument;
};

/** What a server answers is not told from what it answers of a chart that never was. */
const NEVER = "neverthere01";

/** Compressed or not. */
const readTag = ({ headers }: Response): string => (headers.get("ETag") ?? "").replace(/^W\//, "");

type Answer = {
  begun: number;
  ended: number;
  status: number;
  what: string;
  form: ReleaseForm;
  /** Of the chart that was public before, or of the one that was not. */
  isFresh: boolean;
  /** In `If-None-Match`. */
  sent: string;
  tag: string;
  pixels: string;
  says: ReturnType<typeof judgeAnswer<ReleasedEdition>>;
};

const addressOf = ({ form, isFresh }: Pick<Answer, "form" | "isFresh">): string =>
  `${form.name}${isFresh ? " of the chart that is new" : ""}`;

/** What tells editions beside their words, and must be of one each. */
const listMarks = (answers: readonly Answer[]): Mark[] =>
  answers.flatMap((answer) => {
    const { says, tag, pixels } = answer;
    const of = addressOf(answer);
    // That a list does not name a chart is an edition of it, too.
    const edition = says.says === "nothing" ? "old" : says.says;
    return answer.status === 200
      ? [
          ...(tag === "" ? [] : [{ of, mark: tag, edition }]),
          ...(pixels === "" ? [] : [{ of, mark: pixels, edition }]),
        ]
      : [];
  });

/** Of which edition an answer is; "old" of the chart that is new is none, and whatever else is a fault. */
const readEdition = (
  { status, says, form, isFresh, sent, tag, ...answer }: Answer,
  editionOf: ReturnType<typeof readMarks>["editionOf"],
): string => {
  if (status === 304) {
    // Asked of the chart that is new alone: whatever its tag is, it is there.
    if (sent === "*") return "fresh";
    const known = editionOf(addressOf({ form, isFresh }), tag);
    return sent === tag && known !== undefined ? known : `304 for ${sent}, which is not known`;
  }
  if (isFresh && says.says === "nothing" && status === (form.isList ? 200 : 404)) return "old";
  if ("found" in says) return `${says.says} (${says.found}) ${status}`;
  return status === 200 ? says.says : `${answer.what} ${status}`;
};

const days: { name: string; moment: string; wall: string; make?: typeof makeBoard }[] = [
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
    name: "the hour that is there twice when summer time ends, dashboards",
    moment: "2026-10-25T00:30:00.000Z",
    wall: "2026-10-25T02:30",
    make: makeBoard,
  },
];

// Each keeps two servers and a database busy.
test.describe.configure({ mode: "serial" });

for (const { name, moment, wall, make = (document: ChartDocument) => document } of days)
  test(`10,000 requests around the minute to two servers: none early, none mixed, with a restart and the source away before it: ${name}`, async () => {
    test.setTimeout(600_000);
    const folder = mkdtempSync(join(tmpdir(), "release-"));
    const file = join(folder, "cubes.nt");
    writeFileSync(file, generateCubes([AMOUNTS]));
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
      iri: cubeIri(AMOUNTS),
      chartType: "column",
      source: { type: "sparql", url: sparql.url },
    });
    const [first, second, third] = (["old", "next", "fresh"] as const).map((edition) =>
      makeEdition(make(document), edition),
    );
    const { key } = (await call("config-create", { data: first!, published_state: "PUBLISHED" }))
      .data;
    const draft = await call("config-update", { key, data: second!, published_state: "DRAFT" });
    const fresh = await call("config-create", { data: third!, published_state: "DRAFT" });
    for (const { data } of [draft, fresh]) {
      const released = await call("config-release", { key: data.key, publish_at: wall });
      expect(released.data.publish_at).toBe(moment);
    }
    const freshKey = fresh.data.key;
    const editions = makeEditions({ key, freshKey });
    const judged = new Map<string, Answer["says"]>();
    const read = async (
      server: RunningServer,
      { form, isFresh }: Pick<Answer, "form" | "isFresh">,
      headers: Record<string, string> = {},
      of = isFresh ? freshKey : key,
    ) => {
      const answer = await fetch(`${server.url}${form.path(of, server.url)}`, { headers });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const name = `${form.name} ${of} ${answer.headers.get("Content-Disposition")}`;
      const content = createHash("sha256").update(name).update(bytes).digest("hex");
      const says =
        judged.get(content) ??
        judgeAnswer(await readWords(form, answer, bytes, { key: of, minute }), form.says, editions);
      judged.set(content, says);
      const pixels = answer.ok && form.hasPixels ? readPixels(bytes) : "";
      return { answer, bytes, status: answer.status, tag: readTag(answer), pixels, says };
    };
    // The sitemap names the chart that was public before as it did.
    const asked = RELEASE_FORMS.flatMap((form) =>
      (form.name === "sitemap" ? [true] : [false, true]).map((isFresh) => ({ form, isFresh })),
    );
    // Both servers make it ready; whose drafts they are sees them, and has their tags.
    for (const server of servers)
      for (const form of RELEASE_FORMS) await read(server, { form, isFresh: false });
    const tags = new Map(asked.map((each) => [addressOf(each), [] as string[]]));
    const marks: Mark[] = [];
    for (const each of asked) {
      const { tag, says } = await read(
        servers[0],
        each,
        { cookie },
        each.isFresh ? freshKey : draft.data.key,
      );
      const of = addressOf(each);
      if (says.says !== (each.isFresh ? "fresh" : "next") || tag === "") continue;
      marks.push({ of, mark: tag, edition: says.says });
      tags.get(of)?.push(tag);
    }
    expect(marks.length).toBeGreaterThan(10);
    // In the minute before one is ended hard and started again, and then the source goes.
    await pause(Math.max(0, minute - ENDED_MS - now()));
    expect(now()).toBeGreaterThan(minute - MINUTE_MS);
    await servers[1].kill("SIGKILL");
    servers[1] = await startServer(env, join(folder, "two"));
    await pause(3_000);
    await sparql.close();

    const answers: Answer[] = [];
    const ask = async (server: RunningServer, which: (typeof asked)[number]): Promise<void> => {
      const known = tags.get(addressOf(which)) ?? [];
      for (let turn = 0; answers.length < REQUESTS || now() < minute + 6_000; turn += 1) {
        if (now() < minute - BEGUN_MS) {
          await pause(100);
          continue;
        }
        // Every other time as whoever has one of the editions already, or says so.
        const said = [...known, ...(which.isFresh && !which.form.isList ? ["*"] : [])].flatMap(
          (tag) => ["", tag],
        );
        const sent = said[turn % said.length] ?? "";
        const begun = now();
        const found = await read(server, which, sent === "" ? {} : { "If-None-Match": sent });
        const { status, tag, pixels, says } = found;
        // Whoever makes pictures and files may be busy, and says when to ask again.
        if (status === 503 && /(?:PICTURE|DOWNLOAD)_BUSY/.test(found.bytes.toString())) continue;
        if (status === 200 && tag !== "" && !known.includes(tag)) known.push(tag);
        const what = `${server === servers[0] ? "one" : "two"}: ${addressOf(which)}`;
        answers.push({ begun, ended: now(), what, ...which, status, sent, tag, pixels, says });
      }
    };
    const readSecret = async (server: RunningServer, form: ReleaseForm, of: string) => {
      const { answer, bytes } = await read(server, { form, isFresh: true }, {}, of);
      const headers = [...answer.headers].filter(([name]) => !/^(?:date|x-request-id)$/.test(name));
      return `${answer.status} ${headers.join("\n")} ${bytes.toString()}`
        .replaceAll(of, "KEY")
        .replaceAll(/nonce="[^"]*"|'nonce-[^']*'|"reference":"[^"]*"/g, "");
    };
    for (const server of servers)
      for (const form of RELEASE_FORMS.filter(({ isList }) => isList !== true))
        expect(await readSecret(server, form, freshKey), form.name).toBe(
          await readSecret(server, form, NEVER),
        );
    expect(now()).toBeLessThan(minute - LEFT_MS);
    await Promise.all(servers.flatMap((server) => asked.map((which) => ask(server, which))));

    const { editionOf, shared } = readMarks([...marks, ...listMarks(answers)]);
    expect(shared).toEqual([]);
    const told = answers.map((answer) => ({ ...answer, edition: readEdition(answer, editionOf) }));
    type Told = (typeof told)[number];
    const isNew = ({ edition, isFresh }: Told): boolean => edition === (isFresh ? "fresh" : "next");
    const isOld = ({ edition }: Told): boolean => edition === "old";
    const isLate = ({ begun }: Told): boolean => begun > minute + NOTICED_MS;
    const names = (found: Told[]): string[] => [
      ...new Set(found.map(({ what, edition }) => `${what}: ${edition}`)),
    ];
    expect(names(told.filter((each) => !isNew(each) && !isOld(each)))).toEqual([]);
    expect(names(told.filter((each) => each.ended < minute && isNew(each)))).toEqual([]);
    expect(names(told.filter((each) => isLate(each) && !isNew(each)))).toEqual([]);
    expect(told.length).toBeGreaterThanOrEqual(REQUESTS);
    expect(told.filter(({ ended }) => ended < minute).length).toBeGreaterThan(200);
    expect(names(told.filter(isNew))).toHaveLength(servers.length * asked.length);
    // Whoever has the former edition is told so before, and never again after; with the new one it is the other way.
    const seen = (found: Told[]): number => new Set(found.map(({ what }) => what)).size;
    const listAddresses = (found: Told[]) => new Set(found.map((each) => addressOf(each)));
    const isKnown = ({ status }: Told): boolean => status === 304;
    const hasFormer = ({ form, isFresh, sent }: Told): boolean =>
      editionOf(addressOf({ form, isFresh }), sent) === "old";
    const countTagged = (found: Told[]): number =>
      seen(found.filter(({ status, tag }) => status === 200 && tag !== ""));
    const [tagged, former] = [countTagged(told), countTagged(told.filter(isOld))];
    expect(tagged).toBeGreaterThanOrEqual(servers.length * 20);
    expect(seen(told.filter((each) => isKnown(each) && isNew(each)))).toBe(tagged);
    expect(listAddresses(told.filter((each) => isKnown(each) && isOld(each))).size).toBe(
      former / servers.length,
    );
    expect(seen(told.filter((each) => isLate(each) && hasFormer(each)))).toBe(former);
    test.info().annotations.push({ type: "requests", description: String(answers.length) });
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
