import { fail, type Outcome, succeed } from "../../importer/descriptor/outcome.ts";
import type { Transform } from "../../importer/descriptor/transform.ts";
import { parseDate } from "../../importer/files/parse-date.ts";
import {
  buildTextOf,
  isOneOf,
  normalizeCell,
  trimText,
  type TypedCell,
} from "../engines/cell-sql.ts";
import type { OpenTable, SqlDialect } from "../engines/sql-engine.ts";
import { identifier, joinSql, parameter, sql, type SqlText } from "../engines/sql-text.ts";

/** A column of the transformed table; one without a cell is of a kind that is not read. */
export type RelationColumn = {
  typed?: TypedCell;
  declared: string;
  /** What becomes of each cell after it is read; undefined where it does not fit. */
  rewrite?: (cell: string) => string | undefined;
};

/** A table after the transforms of its descriptor. */
export type Relation = {
  from: SqlText;
  where: readonly SqlText[];
  columns: ReadonlyMap<string, RelationColumn>;
};

const openRelation = ({ from, columns }: OpenTable): Relation => ({
  from,
  where: [],
  columns: new Map(
    columns.map(({ name, type, declared, isIndexed = false }) => {
      if (!type) return [name, { declared }];
      const column = identifier(name);
      const cell = type === "text" ? trimText(column) : column;
      return [
        name,
        { typed: { cell, type, raw: { cell: column, declared, isIndexed } }, declared },
      ];
    }),
  ),
});

/** From FROM on. */
export const buildRest = (
  { from, where }: Pick<Relation, "from" | "where">,
  more: readonly SqlText[] = [],
): SqlText => {
  const conditions = [...where, ...more];
  return conditions.length === 0
    ? sql`FROM ${from}`
    : sql`FROM ${from} WHERE ${joinSql(
        conditions.map((condition) => sql`(${condition})`),
        " AND ",
      )}`;
};

type Step<Name extends string> = Extract<Transform, Record<Name, unknown>>;

class Planner {
  relation: Relation;
  readonly #dialect: SqlDialect;

  constructor(relation: Relation, dialect: SqlDialect) {
    this.relation = relation;
    this.#dialect = dialect;
  }

  apply(step: Transform): string[] {
    if ("rename" in step) return this.#rename(step);
    if ("melt" in step) return this.#melt(step);
    if ("constant" in step) return this.#addConstants(step);
    if ("date" in step) return this.#rewriteDates(step);
    return this.#pickRows("keep" in step ? step.keep : step.drop, "keep" in step);
  }

  #findAbsent(names: readonly string[]): string[] {
    return names
      .filter((name) => !this.relation.columns.has(name))
      .map((name) => `there is no column "${name}"`);
  }

  #rename({ rename }: Step<"rename">): string[] {
    const absent = this.#findAbsent(Object.keys(rename));
    const names = new Map(Object.entries(rename));
    const columns = [...this.relation.columns].map(
      ([name, column]) => [names.get(name) ?? name, column] as const,
    );
    this.relation = { ...this.relation, columns: new Map(columns) };
    return absent;
  }

  #addConstants({ constant }: Step<"constant">): string[] {
    const added = Object.entries(constant).map(([name, text]): [string, RelationColumn] => [
      name,
      { typed: { cell: sql`CAST(${parameter(text)} AS VARCHAR)`, type: "text" }, declared: "text" },
    ]);
    const columns = new Map([...this.relation.columns, ...added]);
    this.relation = { ...this.relation, columns };
    return [];
  }

  #find(name: string): { typed: TypedCell; problems: string[] } {
    const column = this.relation.columns.get(name);
    const problem = (words: string): { typed: TypedCell; problems: string[] } => ({
      typed: { cell: sql`NULL`, type: "text" },
      problems: [words],
    });
    if (!column) return problem(`there is no column "${name}"`);
    if (!column.typed) return problem(`cells of type ${column.declared} ("${name}") are not read`);
    if (column.rewrite)
      return problem(`"${name}" has been rewritten as dates before; put this step first`);
    return { typed: column.typed, problems: [] };
  }

  #pickRows(wanted: Record<string, string[]>, isKept: boolean): string[] {
    const tests = Object.entries(wanted).map(([name, cells]) => ({ cells, ...this.#find(name) }));
    if (tests.length > 0) {
      const all = joinSql(
        tests.map(({ typed, cells }) => isOneOf(typed, cells, this.#dialect)),
        " AND ",
      );
      const condition = isKept ? all : sql`NOT (${all})`;
      this.relation = { ...this.relation, where: [...this.relation.where, condition] };
    }
    return tests.flatMap(({ problems }) => problems);
  }

  #rewriteDates({ date }: Step<"date">): string[] {
    const column = this.relation.columns.get(date.column);
    if (!column) return [`there is no column "${date.column}"`];
    const before = column.rewrite ?? ((cell: string) => cell);
    const rewrite = (cell: string): string | undefined => {
      const text = before(cell);
      return text === undefined || text === "" ? text : parseDate(text, date.to, date.pattern);
    };
    const columns = new Map([
      ...this.relation.columns,
      [date.as ?? date.column, { ...column, rewrite }] as const,
    ]);
    this.relation = { ...this.relation, columns };
    return [];
  }

  #melt({ melt }: Step<"melt">): string[] {
    const { columns } = this.relation;
    const absent = this.#findAbsent(melt.keep);
    if (absent.length > 0) return absent;
    const wide = [...columns.keys()].filter((name) => !melt.keep.includes(name));
    if (wide.length === 0) return ["no column is left to become rows"];
    const kept = melt.keep.map((name) => {
      const column = columns.get(name);
      const cell = column?.typed?.cell ?? sql`NULL`;
      return sql`${cell} AS ${identifier(name)}`;
    });
    const cells = wide.map((name) => ({ name, ...this.#find(name) }));
    const arms = cells.map(({ name, typed }) => {
      const text = buildTextOf(typed, this.#dialect);
      const own = [
        sql`CAST(${parameter(name)} AS VARCHAR) AS ${identifier(melt.name)}`,
        sql`${text} AS ${identifier(melt.value)}`,
      ];
      return sql`SELECT ${[...kept, ...own]} ${buildRest(this.relation)}`;
    });
    const reach = ([name, column]: readonly [string, RelationColumn]): [string, RelationColumn] => [
      name,
      column.typed
        ? { ...column, typed: { cell: identifier(name), type: column.typed.type } }
        : column,
    ];
    const long = (name: string): [string, RelationColumn] => [
      name,
      { typed: { cell: identifier(name), type: "text" }, declared: "text" },
    ];
    this.relation = {
      from: sql`(${joinSql(arms, " UNION ALL ")}) AS melted`,
      where: [],
      columns: new Map([
        ...[...columns].filter(([name]) => melt.keep.includes(name)).map(reach),
        long(melt.name),
        long(melt.value),
      ]),
    };
    return cells.flatMap(({ problems }) => problems);
  }
}

/** A table with the transforms of its descriptor written in SQL, or what of them cannot be. */
export const planRelation = (
  table: OpenTable,
  steps: readonly Transform[],
  dialect: SqlDialect,
): Outcome<Relation> => {
  const planner = new Planner(openRelation(table), dialect);
  for (const [index, step] of steps.entries()) {
    const problems = planner.apply(step);
    if (problems.length > 0)
      return fail(problems.map((problem) => `data.transform[${index}]: ${problem}`));
  }
  return succeed(planner.relation);
};

/** The cell of a column as the importer would find it; undefined where a rewriting does not fit. */
export const readCell = (
  { typed, rewrite }: RelationColumn,
  text: string | undefined,
): string | undefined => {
  const cell = normalizeCell(text, typed?.type ?? "text");
  return rewrite ? rewrite(cell) : cell;
};
