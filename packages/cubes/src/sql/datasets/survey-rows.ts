import type { PlannedColumn } from "../../importer/columns/plan-columns.ts";
import { buildPlainNumber, canBeNumber, type NumberRules } from "../engines/cell-sql.ts";
import type { SqlColumn, SqlEngine, SqlSelection } from "../engines/sql-engine.ts";
import { parameter, sql, type SqlText } from "../engines/sql-text.ts";
import { buildRest, type Relation } from "./plan-relation.ts";

type Surveyed = { engine: SqlEngine; relation: Relation };

export const isNumeric = ({ column, cells }: PlannedColumn): boolean =>
  cells.kind === "literal" &&
  (column.role === "uncertainty" || (column.role === "measure" && column.scale !== "ordinal"));

export const numberAt = (column: SqlColumn | undefined): number =>
  column?.kind === "number" ? (column.values[0] ?? Number.NaN) : Number.NaN;

export const number = (cell: SqlText): SqlSelection => ({ kind: "number", cell });

export type Bounds = { least: number; most: number; absent: number };

/** What one look at all rows says: how many there are, and the bounds of columns whose type says the rest, by name. */
export type Survey = { rows: number; bounds: ReadonlyMap<string, Bounds> };

export const rulesOf = ({ column, cells, missing }: PlannedColumn): NumberRules => ({
  isWhole: cells.kind === "literal" && cells.literal.datatype.endsWith("#integer"),
  isDistance: column.role === "uncertainty",
  missing,
});

export const findPlain = (relation: Relation, planned: PlannedColumn) => {
  const found = relation.columns.get(planned.name);
  const { typed } = found ?? {};
  if (!isNumeric(planned) || !typed?.raw || found?.rewrite || !canBeNumber(typed.type))
    return undefined;
  const toNumber = buildPlainNumber(typed, rulesOf(planned));
  return toNumber && { name: planned.name, raw: typed.raw, type: typed.type, toNumber };
};

/** How many rows there are, or one more than `most`. */
const countRows = async ({ engine, relation }: Surveyed, most: number): Promise<number> => {
  const some = sql`SELECT 1 AS found ${buildRest(relation)} LIMIT CAST(${parameter(most + 1)} AS BIGINT)`;
  const { columns } = await engine.query({
    select: [number(sql`count(*)`)],
    rest: sql`FROM (${some}) AS some_rows`,
    rows: 1,
  });
  return numberAt(columns[0]);
};

export const surveyRows = async (
  context: Surveyed,
  planned: readonly PlannedColumn[],
  most: number,
): Promise<Survey> => {
  const plain = planned.flatMap((column) => findPlain(context.relation, column) ?? []);
  if (plain.length === 0) return { rows: await countRows(context, most), bounds: new Map() };
  const { columns } = await context.engine.query({
    select: [
      number(sql`count(*)`),
      ...plain.flatMap(({ raw: { cell }, toNumber }) => [
        number(toNumber(sql`min(${cell})`)),
        number(toNumber(sql`max(${cell})`)),
        number(sql`count(*) - count(${cell})`),
      ]),
    ],
    rest: buildRest(context.relation),
    rows: 1,
  });
  const [rows = 0, ...numbers] = columns.map(numberAt);
  const found = plain.map(({ name }, at): [string, Bounds] => {
    const [least = Number.NaN, greatest = Number.NaN, absent = 0] = numbers.slice(
      at * 3,
      at * 3 + 3,
    );
    return [name, { least, most: greatest, absent }];
  });
  return { rows, bounds: new Map(found) };
};
