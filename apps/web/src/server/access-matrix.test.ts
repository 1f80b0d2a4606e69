import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type Block,
  type ChartCase,
  isHolder,
  makeFormer,
  makeInState,
  NEVER_THERE,
  OF_EVERYBODY,
  ONES_OWN,
  PUBLISHED,
  REMOVED,
  type Who,
} from "./testing/charts-in-states.ts";
import { CHANGES, KEYLESS, LISTS, makeForms, sendPreview } from "./testing/forms-of-charts.ts";
import { type Answer, headerOf, serveChanges, servePeople } from "./testing/serve-people.ts";

const TABLE = join(import.meta.dirname, "../../../../docs/accounts-matrix.md");
const BLOCKS = [OF_EVERYBODY, ONES_OWN] as const;
const EVERYBODY = OF_EVERYBODY.columns.map(({ who }) => who);

type Cell = { row: string; column: string; who: Who; chart: ChartCase };

/** Of a cell, what was asked of its chart, and what the answer was. */
type Told = Cell & { asked: string; answer: Answer };

const listCells = ({ rows, columns, caseOf }: Block): Cell[] =>
  rows.flatMap((row) =>
    columns.map(({ name, who }) => ({ row, column: name, who, chart: caseOf(row, name) })),
  );

const listCharts = (): ChartCase[] => [
  ...new Map(BLOCKS.flatMap(listCells).map(({ chart }) => [chart.key, chart] as const)).values(),
];

let served: Awaited<ReturnType<typeof servePeople>>;
let changing: Awaited<ReturnType<typeof serveChanges>>;
let forms: ReturnType<typeof makeForms>;
const reads = new Map<Block, Told[]>();
const lists = new Map<Block, Told[]>();
const changes = new Map<Block, Told[]>();

const readForm = (who: Who, form: string, key: string): Promise<Answer> =>
  served.ask(who, forms[form]!(key), key);

/** What the server makes ready by itself lies there before anybody asks. */
const bake = ({ key, state }: ChartCase) =>
  served.openPublished({
    key,
    locale: "en",
    viewer: { kind: "system", reason: "refresh" },
    params: new URLSearchParams(),
    isWhole: true,
    isForRelease: state === "scheduled",
  });

const askReads = async (block: Block): Promise<Told[]> => {
  const told: Told[] = [];
  for (const cell of listCells(block)) {
    const all = Object.keys(forms).map(async (asked) => ({
      ...cell,
      asked,
      answer: await readForm(cell.who, asked, cell.chart.key),
    }));
    told.push(...(await Promise.all(all)));
  }
  return told;
};

const askLists = async (block: Block): Promise<Told[]> => {
  const told: Told[] = [];
  const cells = listCells(block);
  for (const [asked, pathOf] of Object.entries(LISTS))
    for (const who of new Set(cells.map((cell) => cell.who))) {
      const answer = await served.ask(who, pathOf(block.team));
      for (const cell of cells) if (cell.who === who) told.push({ ...cell, asked, answer });
    }
  return told;
};

const askChanges = async (block: Block): Promise<Told[]> => {
  const told: Told[] = [];
  for (const cell of listCells(block))
    for (const [asked, build] of Object.entries(CHANGES)) {
      const answer = await changing.change(cell.who, build, { ...block, ...cell });
      told.push({ ...cell, asked, answer });
    }
  return told;
};

beforeAll(async () => {
  served = await servePeople();
  for (const chart of listCharts()) {
    await makeFormer(served.store, chart);
    await makeInState(served.store, chart);
    await bake(chart);
  }
  await served.store.addViews(new Map(listCharts().map(({ key }) => [key, 7])), "2026-12-01");
  const page = await served.ask("nobody", `/en/v/${PUBLISHED.key}`);
  forms = makeForms(/\/reach\/([\w-]+)/.exec(page.text)?.[1] ?? "");
  // What is read once for all.
  for (const form of Object.keys(forms)) await readForm("nobody", form, "asked0000001");
  changing = await serveChanges();
  for (const block of BLOCKS) {
    reads.set(block, await askReads(block));
    lists.set(block, await askLists(block));
    changes.set(block, await askChanges(block));
  }
}, 60_000);
afterAll(async () => {
  await served.store.close();
  await changing.store.close();
});

/** A line for each state and what was asked of it. */
const writeTable = (
  { rows, columns }: Block,
  { first, told }: { first: string; told: readonly Told[] },
  statusOf = ({ answer }: Told): number => answer.status,
): string[] => {
  const cells = new Map(
    told.map((each) => [[each.row, each.asked, each.column].join(), statusOf(each)]),
  );
  const names = columns.map(({ name }) => name);
  return [
    `| state | ${first} | ${names.join(" | ")} |`,
    `|---|---|${names.map(() => "---|").join("")}`,
    ...rows.flatMap((row) =>
      [...new Set(told.map(({ asked }) => asked))].map(
        (asked) =>
          `| ${row} | ${asked} | ${names.map((name) => cells.get([row, asked, name].join())).join(" | ")} |`,
      ),
    ),
  ];
};

/** A list is there, and the chart is not in it. */
const isUnlisted = ({ chart, answer }: Told): boolean =>
  answer.status === 200 && !answer.text.includes(chart.key);

const buildTables = (block: Block): string[] => [
  ...writeTable(block, { first: "form", told: reads.get(block)! }),
  "",
  ...writeTable(block, { first: "list", told: lists.get(block)! }, (told) =>
    isUnlisted(told) ? 404 : told.answer.status,
  ),
  "",
  ...writeTable(block, { first: "change", told: changes.get(block)! }),
  "",
];

const buildPage = (): string =>
  [
    "# Who gets what of a chart, in each state and form",
    "",
    "Written by `npx vitest run apps/web/src/server/access-matrix.test.ts -u`, which asks a server for each cell.",
    "",
    "Forms: 401 is for people who are signed in. No two 404 differ, in bytes, headers, or in what the server does for them: whoever a chart does",
    "not belong to is told what they are told of a key that was never given. One thing alone is said to everybody: that what was published once",
    "is not any more. What only its people get is kept by nobody on the way. Two rows take no key, and answer the same whichever is named:",
    "`/api/graphql` knows datasets and no charts (the key stands in all texts of the request), and a preview holds its chart itself.",
    "",
    "Lists: of what names many charts, 200 where the chart is among them, 404 where it is not. Whoever a chart does not belong to finds the same",
    "list, to the byte, whether it is there or not.",
    "",
    "Changes: 401 is for people who are signed in; 403 their role does not allow, or the chart is somebody else's; 404 there is no such chart for",
    "them; 400 and 409 this cannot be done to a chart in this state. It is handed over to another member of the team.",
    "",
    "## One chart, and everybody",
    "",
    "The chart belongs to *owner* (a publisher) and, but for the first state, to the team, of which three others are members, too; where its",
    "maker has left the team, that is the publisher *has left*, and *owner* is one of its members. *stranger* is signed in as a publisher.",
    "",
    ...buildTables(OF_EVERYBODY),
    "## One's own",
    "",
    "In each state charts that were made by a reader (who was a publisher then), an author, a publisher and an administrator, each asked for by",
    "whoever made it: first those that no team holds, then those that were given to the team of the four.",
    "",
    ...buildTables(ONES_OWN),
  ].join("\n");

it("who gets what of a chart is as docs/accounts-matrix.md says", async () => {
  await expect(buildPage()).toMatchFileSnapshot(TABLE);
});

const tell = ({ row, column, asked }: Told): string => `${column}: ${row} as ${asked}`;

/** What others are compared with: each is asked for once. */
const makeReferences = (ask: (who: Who, asked: string, chart: ChartCase) => Promise<Answer>) => {
  const known = new Map<string, Promise<Answer>>();
  return (who: Who, asked: string, chart: ChartCase): Promise<Answer> => {
    const name = [who, asked, chart.key].join();
    const answer = known.get(name) ?? ask(who, asked, chart);
    known.set(name, answer);
    return answer;
  };
};

/** How many parts the sitemap has. */
const OF_SITEMAPS = ["parts of the sitemap", () => "/sitemap.xml"] as const;

/** Here alone readers are told that a chart was published once. */
const TELL_UNPUBLISHED = /^(?:page|frame|SVG|PNG|text|card|CSV|XLSX|JSON|Parquet|ZIP|query)$/;

it("nobody but its people is told anything of a chart: answers, headers and steps are those of a key that never was", async () => {
  const referTo = makeReferences((who, form, { key }) => readForm(who, form, key));
  for (const told of [...reads.values()].flat()) {
    const { who, chart, asked, answer } = told;
    const isSeen = isHolder(who, chart) && !chart.state.startsWith("removed");
    const isKeyless = KEYLESS.includes(asked);
    if (!isKeyless && (chart.state === "published" || (isSeen && answer.status !== 404))) continue;
    const wasPublic = /^(?:taken back|removed)$/.test(chart.state) && TELL_UNPUBLISHED.test(asked);
    const reference = await referTo(who, asked, wasPublic ? REMOVED : NEVER_THERE);
    expect(answer, `${tell(told)}`).toEqual(reference);
  }
});

it("that a chart was published once is told in words alone, where readers come to it", async () => {
  for (const form of Object.keys(forms)) {
    const { text, ...never } = await readForm("nobody", form, NEVER_THERE.key);
    const { text: words, ...removed } = await readForm("nobody", form, REMOVED.key);
    expect({ form, ...removed }).toEqual({ form, ...never });
    expect([form, words !== text]).toEqual([form, TELL_UNPUBLISHED.test(form)]);
  }
});

it("a preview is of what was sent, whichever key is sent along: nothing of what is stored under it is looked at", async () => {
  for (const who of ["nobody", "owner"] as const) {
    const never = await served.ask(who, sendPreview(NEVER_THERE.key), NEVER_THERE.key);
    expect(never.text).toContain("As it was sent");
    expect(never.text).not.toContain("Title of the chart");
    expect(never.steps).not.toContain("find");
    for (const row of OF_EVERYBODY.rows) {
      const { key } = OF_EVERYBODY.caseOf(row, who);
      expect(await served.ask(who, sendPreview(key), key), `${who}: ${row}`).toEqual(never);
    }
  }
});

it("what is baked of a chart is looked at for its people alone", async () => {
  const own = await readForm("owner", "page", "scheduled001");
  expect(own.steps).toContain("join");
  const told = [...reads.values()].flat().filter(({ answer }) => answer.status === 404);
  const touched = new Set(told.flatMap(({ answer }) => answer.steps));
  expect(touched).toEqual(
    new Set(["find", "findSession", "isHeld", "readPublications", "wasPublic"]),
  );
});

it("whoever may not see a chart finds the same lists with it and without it, also on a site of no other chart", async () => {
  const site = await servePeople();
  const askAll = async () => {
    const found: { who: Who; list: string; answer: Answer }[] = [];
    for (const [list, pathOf] of [...Object.entries(LISTS), OF_SITEMAPS])
      for (const who of EVERYBODY)
        found.push({ who, list, answer: await site.ask(who, pathOf("t1")) });
    return found;
  };
  let before = await askAll();
  for (const row of OF_EVERYBODY.rows) {
    const chart = OF_EVERYBODY.caseOf(row, "");
    if (chart.state === "published") continue;
    if (chart.state === "draft of a published chart") {
      await makeFormer(site.store, chart);
      // The title of what was published is read once.
      await askAll();
      before = await askAll();
    }
    await makeInState(site.store, chart);
    const after = await askAll();
    for (const [at, { who, list, answer }] of after.entries()) {
      if (list.startsWith("API") && isHolder(who, chart)) continue;
      expect(answer, `${who}: ${row} in ${list}`).toEqual(before[at]?.answer);
    }
    before = after;
  }
  await site.store.close();
});

it("a change that is not somebody's to make tells nothing of the chart", async () => {
  const referTo = makeReferences((who, asked) =>
    changing.change(who, CHANGES[asked]!, { chart: NEVER_THERE, team: "t1" }),
  );
  for (const told of [...changes.values()].flat()) {
    const { who, chart, asked, answer } = told;
    const kept = who === "nobody" ? "no-cache" : "private, no-store";
    expect(headerOf(answer, "cache-control"), `${tell(told)}`).toBe(kept);
    const isKnown = chart.state === "published" || isHolder(who, chart);
    if (isKnown && answer.status !== 404) continue;
    expect(answer, `${tell(told)}`).toEqual(await referTo(who, asked, NEVER_THERE));
  }
});

it("a change that a role does not allow, or that is somebody else's to make, is refused in the same words whatever the chart", () => {
  const refused = [...changes.values()].flat().filter(({ answer }) => answer.status === 403);
  const texts = new Set(refused.map(({ answer }) => answer.text));
  const ids = [...texts].map((text) => JSON.parse(text).error.id as string);
  expect(ids).toHaveLength(2);
  expect(new Set(ids)).toEqual(new Set(["NOT_ALLOWED", "NOT_OWNER"]));
});

it("what only its people see is kept by nobody on the way", () => {
  const own = [...reads.values(), ...lists.values()]
    .flat()
    .filter(
      ({ who, chart, asked, answer }) =>
        chart.state !== "published" &&
        isHolder(who, chart) &&
        answer.status === 200 &&
        !KEYLESS.includes(asked) &&
        (asked in forms || asked.startsWith("API")),
    );
  for (const told of own)
    expect(headerOf(told.answer, "cache-control"), `${tell(told)}`).toBe("private, no-store");
  const others = ["frame", "feed", "oEmbed", ...KEYLESS];
  const those = Object.keys(forms).filter((form) => !others.includes(form));
  expect(new Set(own.map(({ asked }) => asked))).toEqual(
    new Set([...those, "API: list", "API: titles"]),
  );
});

it("that a chart is not there is kept by nobody on the way: a second later it may be, or the answer carries a session", () => {
  for (const told of [...reads.values(), ...lists.values()].flat()) {
    if (told.answer.status !== 404) continue;
    const isOfPerson = told.who !== "nobody" && told.asked === "page";
    expect(headerOf(told.answer, "cache-control"), `${tell(told)}`).toMatch(
      isOfPerson ? /^private, no-store$/ : /no-cache|no-store/,
    );
  }
});

it("what is public is answered without a look at sessions, and without a cookie, in every form", async () => {
  const isOpen = (name: string): boolean => !name.startsWith("API");
  const asked = [
    ...Object.keys(forms)
      .filter(isOpen)
      .map((form) => forms[form]!(PUBLISHED.key)),
    sendPreview(PUBLISHED.key),
    ...Object.keys(LISTS)
      .filter(isOpen)
      .map((list) => LISTS[list]!("t1")),
    "/sitemap.xml",
    "/en/sitemap-catalogue.xml",
    "/robots.txt",
  ];
  for (const each of asked) {
    const answer = await served.ask("owner", each);
    expect([each, answer.status, headerOf(answer, "set-cookie")]).toEqual([each, 200, ""]);
    expect([each, answer.steps.filter((step) => /session/i.test(step))]).toEqual([each, []]);
    expect([each, headerOf(answer, "cache-control")]).not.toEqual([
      each,
      expect.stringContaining("private"),
    ]);
  }
  expect((await readForm("owner", "page", NEVER_THERE.key)).steps).toContain("findSession");
});
