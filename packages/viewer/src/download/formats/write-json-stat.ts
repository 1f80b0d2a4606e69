import { type Download, readCell } from "../download.ts";
import { type CubeWords, describeCube } from "./describe-cube.ts";
import { type NumberedRows, numberCells } from "./number-cells.ts";
import { type CubePlan, planCube } from "./plan-axes.ts";

const AT_ONCE = 4_000;
/** A cube with more empty cells than full ones is written by places. */
const LEAST_DENSITY = 0.5;

const writeRow = ({ metrics }: CubePlan, row: number): string[] =>
  metrics.map(({ column }) => {
    const cell = readCell(column, row);
    return typeof cell === "number" && !Number.isFinite(cell) ? "null" : JSON.stringify(cell);
  });

type Cells = { download: Download; plan: CubePlan; numbered: NumberedRows };

const writeDense = function* ({ download, plan, numbered }: Cells): Generator<string> {
  const { places, cellCount } = numbered;
  const rowAt = new Int32Array(cellCount).fill(-1);
  for (const [index, row] of download.rows.entries()) rowAt[places[index] ?? 0] = row;
  const empty = plan.metrics.map(() => "null");
  yield "[";
  for (let start = 0; start < cellCount; start += AT_ONCE) {
    const part = Array.from(rowAt.subarray(start, start + AT_ONCE)).flatMap((row) =>
      row < 0 ? empty : writeRow(plan, row),
    );
    yield (start > 0 ? "," : "") + part.join(",");
  }
  yield "]";
};

const writeSparse = function* ({ download, plan, numbered }: Cells): Generator<string> {
  const { rows } = download;
  const width = plan.metrics.length;
  let isFirst = true;
  yield "{";
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part: string[] = [];
    rows.subarray(start, start + AT_ONCE).forEach((row, index) => {
      const base = (numbered.places[start + index] ?? 0) * width;
      writeRow(plan, row).forEach((text, metric) => {
        if (text !== "null") part.push(`"${base + metric}":${text}`);
      });
    });
    if (part.length === 0) continue;
    yield (isFirst ? "" : ",") + part.join(",");
    isFirst = false;
  }
  yield "}";
};

const isNumberable = ({ cellCount }: NumberedRows, { metrics }: CubePlan): boolean =>
  cellCount * Math.max(metrics.length, 1) <= Number.MAX_SAFE_INTEGER;

/** Whether every cell of the cube has a number that JSON can hold. */
export const fitsJsonStat = (download: Download): boolean => {
  const plan = planCube(download);
  return isNumberable(numberCells(plan.axes, download.rows), plan);
};

/** One JSON-stat 2.0 dataset; `href` is its own address. */
export const writeJsonStat = function* (
  download: Download,
  { href, words }: { href?: string | undefined; words: CubeWords },
): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const plan = planCube(download);
  const numbered = numberCells(plan.axes, download.rows);
  const head = JSON.stringify(describeCube(download, plan, { ...numbered, href, words }));
  yield encoder.encode(`${head.slice(0, -1)},"value":`);
  const isDense = download.rows.length >= numbered.cellCount * LEAST_DENSITY;
  for (const text of (isDense ? writeDense : writeSparse)({ download, plan, numbered }))
    yield encoder.encode(text);
  yield encoder.encode("}");
};
