export const KINDS = ["line", "line 200,000", "bars", "scatter 10,000", "scatter 50,000"] as const;
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

const toDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

type Lines = { series: number; points: number; firstYear: number };

const LINES: Record<"line" | "line 200,000", Lines> = {
  line: { series: 20, points: 500, firstYear: 2023 },
  "line 200,000": { series: 1, points: 200_000, firstYear: 1477 },
};

const makeLines = (random: () => number, { series, points, firstYear }: Lines, share: number) => {
  const rows: Rows = { names: [], dates: [], x: [], y: [] };
  const start = Date.UTC(firstYear, 0, 1);
  for (let line = 0; line < series; line += 1) {
    let value = 100;
    for (let at = 0; at < points; at += 1) {
      value += random() * 4 - 1.9;
      if (at >= points * share) continue;
      rows.names.push(`Series ${line + 1}`);
      rows.dates.push(toDate(start + at * DAY_MS));
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
  if (kind === "line" || kind === "line 200,000") return makeLines(random, LINES[kind], share);
  if (kind === "bars") return makePoints(random, 200 * share);
  return makePoints(random, (kind === "scatter 10,000" ? 10_000 : 50_000) * share);
};
