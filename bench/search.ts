import { buildSearchIndex, searchCatalogue } from "@statelier/cubes/search";
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

const megabytes = (bytes: number): number => bytes / 1e6;

const measureHeap = (): number => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const prefixes = (query: string): string[] =>
  Array.from(query, (_, at) => query.slice(0, at + 1)).filter((text) => text === text.trim());

/** What searching ten thousand datasets costs the server with every letter. */
export const run: Benchmark = async () => {
  const { entries, values } = makeCatalogue(ENTRIES);
  const before = measureHeap();
  const start = performance.now();
  let index = await buildSearchIndex(entries, values);
  const buildSeconds = (performance.now() - start) / 1000;
  const indexBytes = measureHeap() - before;
  const samples: Record<string, number[]> = { keystroke: [], typo: [], first: [] };
  const answer = (query: string, locale: keyof typeof QUERIES): number => {
    const began = performance.now();
    const { results, facets, total } = searchCatalogue(index, {
      locale,
      query,
      order: query === "" ? "CREATED_DESC" : "SCORE",
      includeDrafts: false,
      fetchDimensionTermsets: false,
      filters: [],
      limit: LIMIT,
    });
    const shown = { results, facets, total };
    const ms = performance.now() - began;
    if (shown.results.length > total) throw new Error("More results than there are.");
    return ms;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    // Another index has kept nothing of the last round.
    index = { ...index, ranks: new Map() };
    for (const locale of ["de", "fr", "it", "en"] as const) {
      samples["first"]?.push(answer("", locale));
      for (const query of QUERIES[locale])
        for (const text of prefixes(query)) samples["keystroke"]?.push(answer(text, locale));
      for (const query of TYPOS) samples["typo"]?.push(answer(query, locale));
    }
    samples["keystroke"]?.sort((a, b) => a - b);
  }
  const keystrokes = samples["keystroke"] ?? [];
  return {
    measurements: [
      measureAlone("a keystroke, median (ms)", median(keystrokes), 20),
      measureAlone(
        "a keystroke, slowest of twenty (ms)",
        keystrokes[Math.floor(keystrokes.length * 0.95)] ?? 0,
        50,
      ),
      measureAlone("a word with typos, median (ms)", median(samples["typo"] ?? []), 50),
      measureAlone("the list without a search, median (ms)", median(samples["first"] ?? []), 50),
      measureAlone("building the index (s)", buildSeconds, 10),
      measureAlone("memory of the index (MB)", megabytes(indexBytes), 100),
    ],
    samples,
  };
};
