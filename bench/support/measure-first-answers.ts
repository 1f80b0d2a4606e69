import { setTimeout as pause } from "node:timers/promises";
import type { CubeSource, DataSchema } from "@statelier/cubes";
import { makeDataSchema, makeSourceRegistry } from "@statelier/cubes";
import { CUBE } from "./generate-cube.ts";
import type { DataEngine, Wanted } from "./data-engines.ts";
import { type Ask, makeAsk, toFilters } from "./ask-product.ts";

/** Milliseconds of ours, and of the plain query of the engine. */
type Pair = { ours: number[]; plain: number[] };

export type FirstAnswers = Record<string, Pair>;

const READERS = 20;
const TIMES = 3;

/** Of each turn another one, so that nothing is kept. */
const wantedAt = (turn: number): Wanted => ({
  region: [`region${turn % 10}`],
  kind: [`kind${Math.floor(turn / 10) % 10}`],
});

const time = async (call: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await call();
  return performance.now() - start;
};

const openSchema = (source: CubeSource): DataSchema =>
  makeDataSchema({
    sources: makeSourceRegistry(
      [{ name: "bench", type: "sql", url: "bench", aliases: [] }],
      () => source,
    ),
  });

const observe = (ask: Ask, turn: number): Promise<string> =>
  ask("observations", { cubes: [{ iri: CUBE, filters: toFilters(wantedAt(turn)) }] });

type Opened = { ask: Ask; close: () => Promise<void> };

const openCold = async (engine: DataEngine): Promise<Opened> => {
  const { source, close } = await engine.open();
  return { ask: makeAsk(openSchema(source)), close };
};

/** One whose description is read, as an editor has read it before it asks for figures. */
const openDescribed = async (engine: DataEngine): Promise<Opened> => {
  const opened = await openCold(engine);
  await opened.ask("components", { cubes: [{ iri: CUBE, loadValues: true }] });
  return opened;
};

/** What the first questions to a dataset cost that nobody has read. */
export const measureFirstAnswers = async (engine: DataEngine): Promise<FirstAnswers> => {
  const names = ["components", "first filtered answer", "preview", "twenty readers", "background"];
  const pairs = Object.fromEntries(
    names.map((name): [string, Pair] => [name, { ours: [], plain: [] }]),
  );
  const note = async (
    name: string,
    ours: () => Promise<unknown>,
    plain: () => Promise<unknown>,
  ) => {
    pairs[name]?.plain.push(await time(plain));
    pairs[name]?.ours.push(await time(ours));
  };
  for (let turn = 0; turn < TIMES; turn += 1) {
    const cold = await openCold(engine);
    await note(
      "components",
      () => cold.ask("components", { cubes: [{ iri: CUBE, loadValues: true }] }),
      () => engine.distinct("year", {}),
    );
    await cold.close();
    const described = await openDescribed(engine);
    await note(
      "first filtered answer",
      () => observe(described.ask, turn),
      () => engine.rows(wantedAt(turn)),
    );
    await note(
      "preview",
      () => described.ask("preview", { cube: { iri: CUBE } }),
      () => engine.distinct("region", wantedAt(turn)),
    );
    await described.close();
    const busy = await openDescribed(engine);
    const turns = Array.from({ length: READERS }, (_, at) => turn * READERS + at);
    await note(
      "twenty readers",
      () => Promise.all(turns.map((each) => observe(busy.ask, each))),
      () => Promise.all(turns.map((each) => engine.rows(wantedAt(each)))),
    );
    await pause(500);
    for (let at = 80; at < 85; at += 1)
      await note(
        "background",
        () => observe(busy.ask, at),
        () => engine.rows(wantedAt(at)),
      );
    await busy.close();
  }
  return pairs;
};
