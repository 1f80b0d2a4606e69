import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { buildSearchIndex, searchCatalogue } from "@statelier/cubes";
import { makeCatalogue } from "./support/make-catalogue.ts";
import { type Benchmark, measureAlone } from "./support/measurement.ts";
import { median } from "./support/time-calls.ts";

const ENTRIES = 10_000;
const ROUNDS = 3;
/** What the page shows at once. */
const LIMIT = 50;

/** What readers type, letter by letter. */
const QUERIES = {
  de: ["Lebenserwartung", "Wohnbevölkerung nach Kanton", "erwartung", "Arbeitslosigkeit"],
  fr: ["espérance de vie", "esperance", "déchets des communes", "nuitees"],
  it: ["speranza di vita", "popolazioni", "Ufficio federale"],
  en: ["life expectancy", "unemployment by canton", "gdp"],
} as const;

/** Typed wrong, so that every word is compared with what was typed. */
const TYPOS = ["lebenserwatrung", "unemploymnet", "espérence", "popolazoine", "precpiitation"];

/** Megabytes in use once everything that nobody needs is gone. */
const measureHeap = (): number => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

const readProcessor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const prefixes = (query: string): string[] =>
  Array.from(query, (_, at) => query.slice(0, at + 1)).filter((text) => text === text.trim());

/** What searching ten thousand datasets costs the server with every letter. */
export const run: Benchmark = async () => {
  const { entries, values } = makeCatalogue(ENTRIES);
  const before = measureHeap();
  const start = readProcessor();
  const built = await buildSearchIndex(entries, values);
  const seconds = (readProcessor() - start) / 1000;
  const size = measureHeap() - before;
  const samples: Record<string, number[]> = { keystroke: [], typo: [], first: [] };
  const answer = (query: string, locale: keyof typeof QUERIES): number => {
    const began = readProcessor();
    const { results, facets, total } = searchCatalogue(index, {
      locale,
      query,
      order: query === "" ? "CREATED_DESC" : "SCORE",
      includeDrafts: false,
      fetchDimensionTermsets: false,
      filters: [],
      limit: LIMIT,
    });
    const ms = readProcessor() - began;
    if (results.length !== Math.min(total, LIMIT) || facets.themes.length > total)
      throw new Error(`“${query}” has ${results.length} results of ${total}.`);
    return ms;
  };
  let index = built;
  for (let round = 0; round < ROUNDS; round += 1) {
    index = { ...built };
    for (const locale of ["de", "fr", "it", "en"] as const) {
      samples["first"]?.push(answer("", locale));
      for (const query of QUERIES[locale])
        for (const text of prefixes(query)) samples["keystroke"]?.push(answer(text, locale));
      for (const query of TYPOS) samples["typo"]?.push(answer(query, locale));
    }
  }
  const keystrokes = (samples["keystroke"] ?? []).toSorted((a, b) => a - b);
  return {
    measurements: [
      measureAlone("a keystroke, median processor time (ms)", median(keystrokes), 20),
      measureAlone(
        "a keystroke, slowest of twenty (ms)",
        keystrokes[Math.floor(keystrokes.length * 0.95)] ?? 0,
        50,
      ),
      measureAlone("a long word with typos, median (ms)", median(samples["typo"] ?? []), 50),
      measureAlone("the list without a search, median (ms)", median(samples["first"] ?? []), 50),
      measureAlone("building the index, processor time (s)", seconds, 10),
      measureAlone("memory of the index beside the catalogue (MB)", size, 100),
    ],
    samples,
  };
};
