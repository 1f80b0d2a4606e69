const PLACES = Array.from({ length: 500 }, (_, at) => `Place ${String(at).padStart(3, "0")}`);
const GROUPS = Array.from({ length: 12 }, (_, at) => `Group ${String.fromCodePoint(65 + at)}`);

type NumberAt = (at: number, count: number) => number;

/** What stands in a row; no number of `second` comes twice in a million rows. */
export const COLUMNS: Readonly<Record<string, NumberAt>> = {
  place: (at, count) => Math.floor((at / count) * PLACES.length),
  group: (at, count) => Math.floor((at / count) * PLACES.length * GROUPS.length) % GROUPS.length,
  number: (at) => at + 1,
  second: (at) => ((500_000 + at * 104_729) % 1_000_003) / 10,
  third: (at) => (at * 31) % 1_000,
  fourth: (at) => ((at * 15_485_863) % 7_001) / 100,
};

/** The texts of a column that has such: its numbers are places among them. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = { place: PLACES, group: GROUPS };
