export const KINDS = ["line", "bars", "scatter 10,000", "scatter 50,000"] as const;
export type Kind = (typeof KINDS)[number];

/** What every library is given: columns of equal length, in the order in which they are read. */
export type Rows = { names: string[]; dates: string[]; x: number[]; y: number[] };

const DAY_MS = 86_400_000;

/** Numbers from 0 to 1 that are the same in every run. */
const makeRandom = (): (() => number) => {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const dateAt = (index: number): string =>
  new Date(Date.UTC(2023, 0, 1) + index * DAY_MS).toISOString().slice(0, 10);

const makeLines = (random: () => number, count: number): Rows => {
  const rows: Rows = { names: [], dates: [], x: [], y: [] };
  for (let series = 0; series < 20; series += 1) {
    let value = 100;
    for (let at = 0; at < 500; at += 1) {
      value += random() * 4 - 1.9;
      if (at >= count) continue;
      rows.names.push(`Series ${series + 1}`);
      rows.dates.push(dateAt(at));
      rows.x.push(at);
      rows.y.push(value);
    }
  }
  return rows;
};

const makePoints = (random: () => number, count: number): Rows => {
  const rows: Rows = { names: [], dates: [], x: [], y: [] };
  for (let at = 0; at < count; at += 1) {
    const x = 100 * random();
    rows.names.push(`Place ${at + 1}`);
    rows.x.push(x);
    rows.y.push(x / 2 + 50 * random());
  }
  return rows;
};

/** The whole data of a chart, or the first half of it. */
export const makeRows = (kind: Kind, isHalf: boolean): Rows => {
  const share = isHalf ? 0.5 : 1;
  const random = makeRandom();
  if (kind === "line") return makeLines(random, 500 * share);
  if (kind === "bars") return makePoints(random, 200 * share);
  return makePoints(random, (kind === "scatter 10,000" ? 10_000 : 50_000) * share);
};
