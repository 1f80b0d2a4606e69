import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stageFiles } from "../../samples/src/catalogue/stage-files.ts";

type Cell = string | number | boolean | null | undefined;
type Row = Record<string, Cell>;

const writeCell = (cell: Cell): string =>
  cell === null || cell === undefined ? "" : `"${String(cell).replaceAll('"', '""')}"`;

const writeCsv = (rows: readonly Row[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => writeCell(row[column])).join(","));
  return [columns.map(writeCell).join(","), ...lines, ""].join("\n");
};

/** The bundled datasets as CSV files beside their descriptors, in a folder of their own. */
export const stageTables = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "tables-"));
  stageFiles(folder);
  for (const name of readdirSync(join(folder, "datasets"))) {
    const own = join(folder, "datasets", name);
    const descriptor = readFileSync(join(own, "descriptor.yaml"), "utf8");
    const [, file] = /^ {2}file: (\S+)\.json$/m.exec(descriptor) ?? [];
    if (file === undefined) continue;
    const rows = JSON.parse(readFileSync(join(own, `${file}.json`), "utf8")) as Row[];
    writeFileSync(join(own, `${file}.csv`), writeCsv(rows));
    const changed = descriptor.replace(`  file: ${file}.json`, `  file: ${file}.csv`);
    writeFileSync(join(own, "descriptor.yaml"), changed);
  }
  return folder;
};
