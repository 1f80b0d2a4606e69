import { setTimeout as pause } from "node:timers/promises";
import { makeDataSchema, makeSourceRegistry } from "@statelier/cubes";
import { type Ask, makeAsk, toFilters } from "./ask-product.ts";
import type { EndpointEngine, Wanted } from "./data-engines.ts";
import { valueOf } from "./data-engines.ts";
import { CUBE, DIMENSIONS } from "./generate-cube.ts";
import { openWatched, type WatchedSource } from "./watched-source.ts";

/** Milliseconds of ours, and of the plain query of the engine. */
export type Pair = { ours: number[]; plain: number[] };

export type FirstAnswers = {
  /** Of a source that has read nothing, or nothing but the description of its dataset. */
  cold: Record<"components" | "first filtered answer" | "preview" | "twenty readers at once", Pair>;
  /** The same once all rows are read. */
  warm: Record<"components" | "a filtered answer" | "preview", number[]>;
  background: {
    /** Of filtered answers while nothing else is asked. */
    alone: number[];
    /** Of others while all rows are read. */
    meanwhile: number[];
    /** Of the pages that were read meanwhile. */
    pages: number[];
  };
};

const READERS = 20;
const TIMES = 5;
const CROWDS = 2;
const MOST_WAIT_MS = 240_000;
const PREVIEW_ROWS = 8;

/** Another one in each turn, so that nothing is kept: two of the hundred combinations of region and kind. */
const wantedAt = (turn: number): Wanted => ({
  region: [`region${turn % 10}`],
  kind: [`kind${Math.floor(turn / 10) % 10}`],
});

const time = async (call: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await call();
  return performance.now() - start;
};

type Opened = WatchedSource & { ask: Ask };

const openCold = ({ url }: EndpointEngine, options?: Parameters<typeof openWatched>[1]): Opened => {
  const watched = openWatched(url, options);
  const sources = makeSourceRegistry(
    [{ name: "bench", type: "sql", url: "bench", aliases: [] }],
    () => watched.source,
  );
  return { ...watched, ask: makeAsk(makeDataSchema({ sources })) };
};

const askComponents = (ask: Ask): Promise<string> =>
  ask("components", { cubes: [{ iri: CUBE, loadValues: true }] });

const observe = (ask: Ask, wanted: Wanted): Promise<string> =>
  ask("observations", { cubes: [{ iri: CUBE, filters: toFilters(wanted) }] });

const preview = (ask: Ask): Promise<string> => ask("preview", { cube: { iri: CUBE } });

/** One whose description is read, as an editor has read it before it asks for figures. */
const openDescribed = async (
  engine: EndpointEngine,
  options?: Parameters<typeof openWatched>[1],
): Promise<Opened> => {
  const opened = openCold(engine, options);
  await askComponents(opened.ask);
  return opened;
};

/** Ours and the plain query take turns who comes first: the engine warms up for whoever comes after. */
const measureTurns = async (
  turns: number,
  ours: (turn: number) => Promise<number>,
  plain: (turn: number) => Promise<number>,
): Promise<Pair> => {
  const pair: Pair = { ours: [], plain: [] };
  for (let turn = 0; turn < turns; turn += 1)
    for (const side of turn % 2 === 0 ? (["plain", "ours"] as const) : (["ours", "plain"] as const))
      // Questions at the same time would measure each other.
      pair[side].push(await (side === "ours" ? ours(turn * 2) : plain(turn * 2 + 1)));
  return pair;
};

const measureCold = async (engine: EndpointEngine): Promise<FirstAnswers["cold"]> => {
  const afterDescribing = async (call: (opened: Opened) => Promise<unknown>): Promise<number> => {
    const opened = await openDescribed(engine);
    const ms = await time(() => call(opened));
    opened.close();
    return ms;
  };
  const everyDistinct = async (): Promise<void> => {
    for (const dimension of DIMENSIONS) await engine.distinct(dimension, {});
  };
  const crowd = (turn: number): Wanted[] =>
    Array.from({ length: READERS }, (_, at) => wantedAt(turn * READERS + at));
  return {
    components: await measureTurns(
      TIMES,
      async () => {
        const opened = openCold(engine);
        const ms = await time(() => askComponents(opened.ask));
        opened.close();
        return ms;
      },
      () => time(everyDistinct),
    ),
    "first filtered answer": await measureTurns(
      TIMES,
      (turn) => afterDescribing(({ ask }) => observe(ask, wantedAt(turn))),
      (turn) => time(() => engine.rows(wantedAt(turn))),
    ),
    preview: await measureTurns(
      TIMES,
      () => afterDescribing(({ ask }) => preview(ask)),
      () => time(() => engine.first(PREVIEW_ROWS)),
    ),
    "twenty readers at once": await measureTurns(
      CROWDS,
      (turn) =>
        afterDescribing(({ ask }) => Promise.all(crowd(turn).map((each) => observe(ask, each)))),
      (turn) => time(() => Promise.all(crowd(turn).map((each) => engine.rows(each)))),
    ),
  };
};

/** A question about one group, region and kind; a page of all rows is one of values of one dimension. */
const narrowAt = (turn: number): Wanted => ({
  ...wantedAt(turn),
  year: Array.from({ length: 20 }, (_, at) => String(1950 + at)),
});

const isNarrow = (query: string): boolean =>
  [valueOf("region", "region"), valueOf("kind", "kind")].every((part) => query.includes(part));

const measureBackground = async (
  engine: EndpointEngine,
): Promise<Pick<FirstAnswers, "background" | "warm">> => {
  const quiet = await openDescribed(engine, { readWhole: "never" });
  const alone: number[] = [];
  for (let turn = 0; turn < TIMES * 2; turn += 1)
    alone.push(await time(() => observe(quiet.ask, narrowAt(turn))));
  quiet.close();
  const busy = await openDescribed(engine);
  for (let turn = 20; turn < 24; turn += 1) await observe(busy.ask, narrowAt(turn));
  const before = busy.asked.length;
  const meanwhile: number[] = [];
  const start = performance.now();
  // Nothing is read before readers have been quiet for a moment.
  let hasBegun = false;
  for (let turn = 30; performance.now() - start < MOST_WAIT_MS; turn += 1) {
    await pause(turn < 60 ? 250 : 1_000);
    const progress = await busy.source.progress(CUBE);
    if (hasBegun && !progress) break;
    hasBegun ||= progress !== undefined;
    if (turn < 90) meanwhile.push(await time(() => observe(busy.ask, narrowAt(turn))));
  }
  if (!hasBegun) throw new Error("Nothing was read in the background.");
  const pages = busy.asked
    .slice(before)
    .filter(({ query }) => !isNarrow(query))
    .map(({ ms }) => ms);
  const repeat = async (call: (turn: number) => Promise<unknown>): Promise<number[]> => {
    const samples: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) samples.push(await time(() => call(turn)));
    return samples;
  };
  const warm = {
    components: await repeat(() => askComponents(busy.ask)),
    "a filtered answer": await repeat((turn) => observe(busy.ask, wantedAt(90 + turn))),
    preview: await repeat(() => preview(busy.ask)),
  };
  busy.close();
  return { background: { alone, meanwhile, pages }, warm };
};

/** What the first questions to a dataset cost that nobody has read, and those while and after all of it is read. */
export const measureFirstAnswers = async (engine: EndpointEngine): Promise<FirstAnswers> => {
  // What a program or an engine does for the first time is slow.
  const opened = await openDescribed(engine);
  await observe(opened.ask, wantedAt(99));
  opened.close();
  await engine.rows(wantedAt(98));
  const cold = await measureCold(engine);
  return { cold, ...(await measureBackground(engine)) };
};
