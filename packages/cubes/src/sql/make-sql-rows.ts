import type { Column, ObservationTable } from "@statelier/model";

import type {
  ObservationPage,
  ObservationReader,
  ObservationRows,
  ResolvedFilter,
} from "../reading/observation-reader.ts";
import type { CubeModel } from "../sparql/model/cube-model.ts";
import type { ComponentSql, DescribedDataset } from "./datasets/describe-dataset.ts";
import { mergeValues } from "./datasets/merge-values.ts";
import { buildRest } from "./datasets/plan-relation.ts";
import { UNKNOWN_CODE } from "./engines/answer-builder.ts";
import { TableChangedError } from "./engines/table-changed-error.ts";
import type { SqlColumn, SqlEngine, SqlSelection } from "./engines/sql-engine.ts";
import { parameter, sql, type SqlText } from "./engines/sql-text.ts";
import { buildCondition, listWithin } from "./filter-sql.ts";

type Dictionary = Extract<ComponentSql, { kind: "dictionary" }>;

const distinctOf = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

type Merged = { places: Int32Array; values: string[] };

const merged = new WeakMap<Dictionary, Merged>();

/** The different values of a dictionary, and for each of its texts the place of its value; made once. */
const merge = (component: Dictionary): Merged => {
  const made = merged.get(component) ?? {
    places: mergeValues(component.values),
    values: distinctOf(component.values),
  };
  merged.set(component, made);
  return made;
};

/** Codes of texts become codes of values, in place. */
const recode = (codes: Int32Array, { places }: Merged): Int32Array => {
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] ?? -1;
    if (code === UNKNOWN_CODE) throw new TableChangedError();
    codes[row] = places[code] ?? -1;
  }
  return codes;
};

const toColumn = (id: string, component: ComponentSql, answer: SqlColumn | undefined): Column => {
  if (component.kind === "number" && answer?.kind === "number")
    return { type: "number", id, values: answer.values };
  if (component.kind !== "dictionary" || answer?.kind !== "text")
    throw new TypeError("The engine answered a column of another kind.");
  const own = merge(component);
  const { values } = own;
  return { type: "dictionary", id, codes: recode(answer.codes, own), values, labels: values };
};

/** As many as there would be if each value of a column had equally many. */
const guessRows = (
  { rows, components }: DescribedDataset,
  filters: readonly ResolvedFilter[],
): number =>
  filters.reduce((guess, { path, ...filter }) => {
    const component = components.get(path);
    return filter.type === "values" && component?.kind === "dictionary"
      ? guess * Math.min(1, filter.values.size / Math.max(1, component.values.length))
      : guess;
  }, rows);

const toSelection = (component: ComponentSql): SqlSelection =>
  component.kind === "number"
    ? { kind: "number", cell: component.number }
    : { kind: "text", cell: component.text, known: component.texts };

/** Engines of tables answer more rows at once than endpoints do. */
const PAGE_ROWS = 200_000;

type Counted = { value: string; rows: number };

const groupValues = (parts: readonly Counted[]): Counted[][] => {
  const groups: Counted[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    if (size + part.rows > PAGE_ROWS) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(part);
    size += part.rows;
  }
  return groups;
};

const halve = <Item>(items: readonly Item[]): Item[][] | undefined =>
  items.length < 2
    ? undefined
    : [items.slice(0, items.length >> 1), items.slice(items.length >> 1)];

class SqlRows {
  readonly #engine: SqlEngine;
  readonly #dataset: DescribedDataset;
  readonly #model: CubeModel;
  /** The paths whose values have their names. */
  readonly #named = new Set<string>();

  constructor(engine: SqlEngine, dataset: DescribedDataset, model: CubeModel) {
    this.#engine = engine;
    this.#dataset = dataset;
    this.#model = model;
  }

  async count(most?: number): Promise<number> {
    const all = buildRest(this.#dataset.relation);
    const { columns } = await this.#engine.query({
      select: [{ kind: "number", cell: sql`count(*)` }],
      rest:
        most === undefined
          ? all
          : sql`FROM (SELECT 1 AS found ${all} LIMIT CAST(${parameter(most + 1)} AS BIGINT)) AS some_rows`,
      rows: 1,
    });
    return columns[0]?.kind === "number" ? (columns[0].values[0] ?? 0) : 0;
  }

  async loadWhole(count: number): Promise<ObservationTable> {
    const table = await this.#read([...this.#dataset.components.keys()], [], { rows: count });
    if (table.rowCount !== count) throw new TableChangedError();
    return table;
  }

  /** Pages by the values of the key dimension that divides the rows into parts of the right size. */
  async planPages(count: number): Promise<ObservationPage[]> {
    const path = this.#pickDivision(Math.ceil(count / PAGE_ROWS));
    if (path === undefined) return [this.#toPage(count)];
    const parts = await this.#countValues(path);
    const sum = parts.reduce((rows, part) => rows + part.rows, 0);
    return sum === count
      ? groupValues(parts).map((group) => this.#toPart(path, group))
      : [this.#toPage(count)];
  }

  /** The dimension with just enough values, else the one with most. */
  #pickDivision(pages: number): string | undefined {
    const sizes = [...this.#model.components.values()].flatMap(({ path, isKeyDimension }) => {
      const component = this.#dataset.components.get(path);
      return isKeyDimension && component?.kind === "dictionary"
        ? [{ path, size: distinctOf(component.values).length }]
        : [];
    });
    const enough = sizes.filter(({ size }) => size >= pages).toSorted((a, b) => a.size - b.size);
    return (enough[0] ?? sizes.toSorted((a, b) => b.size - a.size)[0])?.path;
  }

  async #countValues(path: string): Promise<Counted[]> {
    const component = this.#dataset.components.get(path);
    if (component?.kind !== "dictionary") return [];
    const { columns } = await this.#engine.query({
      select: [toSelection(component), { kind: "number", cell: sql`count(*)` }],
      rest: sql`${buildRest(this.#dataset.relation)} GROUP BY 1`,
    });
    const cells = toColumn("", component, columns[0]);
    const [, counts] = columns;
    if (cells.type !== "dictionary" || counts?.kind !== "number") return [];
    const rows = new Map<string, number>();
    cells.codes.forEach((code, row) => {
      const value = cells.values[code];
      if (value !== undefined) rows.set(value, (rows.get(value) ?? 0) + (counts.values[row] ?? 0));
    });
    return [...rows].map(([value, own]) => ({ value, rows: own }));
  }

  #toPart(path: string, group: readonly Counted[]): ObservationPage {
    const values = new Set(group.map(({ value }) => value));
    const count = group.reduce((sum, { rows }) => sum + rows, 0);
    return {
      ...this.#toPage(count, [{ path, type: "values", values }]),
      part: { path, values },
      halve: () => halve(group)?.map((half) => this.#toPart(path, half)),
    };
  }

  #toPage(count: number, filters: readonly ResolvedFilter[] = []): ObservationPage {
    return {
      count,
      read: async () => {
        const paths = [...this.#dataset.components.keys()];
        const table = await this.#read(paths, filters, { rows: count });
        if (table.rowCount !== count) throw new TableChangedError();
        return table;
      },
      halve: () => undefined,
    };
  }

  read: ObservationReader["read"] = async ({ paths, filters, limit }) => {
    const table = await this.#read(paths, filters, limit === undefined ? {} : { limit });
    return { table };
  };

  distinct: ObservationReader["distinct"] = async (path, filters) => {
    const component = this.#dataset.components.get(path);
    if (!component) return [];
    const conditions = this.#buildConditions(filters);
    if (!conditions) return [];
    const { columns } = await this.#engine.query({
      select: [toSelection(component)],
      rest: buildRest(this.#dataset.relation, conditions),
      isDistinct: true,
      within: listWithin(this.#dataset, filters),
    });
    const column = toColumn("", component, columns[0]);
    if (column.type === "number")
      return [...column.values].filter((value) => !Number.isNaN(value)).map(String);
    return distinctOf([...column.codes].map((code) => column.values[code]));
  };

  bounds: ObservationReader["bounds"] = async (path) => {
    const component = this.#dataset.components.get(path);
    const found = !component
      ? []
      : component.kind === "dictionary"
        ? distinctOf(component.values).map(Number)
        : await this.#readBounds(component.number);
    const numbers = found.filter((value) => !Number.isNaN(value));
    if (numbers.length === 0) return undefined;
    return numbers.reduce(
      ({ min, max }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }),
      { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY },
    );
  };

  async #readBounds(cell: SqlText): Promise<number[]> {
    const { columns } = await this.#engine.query({
      select: [
        { kind: "number", cell: sql`min(${cell})` },
        { kind: "number", cell: sql`max(${cell})` },
      ],
      rest: buildRest(this.#dataset.relation),
      rows: 1,
    });
    return columns.flatMap((column) => (column.kind === "number" ? [...column.values] : []));
  }

  #buildConditions(filters: readonly ResolvedFilter[]): SqlText[] | undefined {
    const conditions: SqlText[] = [];
    for (const filter of filters) {
      const component = this.#dataset.components.get(filter.path);
      if (!component) continue;
      const condition = buildCondition(component, filter, this.#engine.dialect);
      if (!condition) return undefined;
      conditions.push(condition);
    }
    return conditions;
  }

  async #read(
    paths: readonly string[],
    filters: readonly ResolvedFilter[],
    { rows, limit }: { rows?: number; limit?: number },
  ): Promise<ObservationTable> {
    const found = paths.flatMap((path) => {
      const [component, shape] = [
        this.#dataset.components.get(path),
        this.#model.components.get(path),
      ];
      return component && shape ? [{ path, id: shape.id, component }] : [];
    });
    for (const { path, component } of found) await this.#remember(path, component);
    const conditions = this.#buildConditions(filters);
    const rest = buildRest(this.#dataset.relation, conditions ?? []);
    const most = conditions ? limit : 0;
    const answer = await this.#engine.query({
      select:
        found.length > 0
          ? found.map(({ component }) => toSelection(component))
          : [{ kind: "number", cell: sql`1` }],
      rest: most === undefined ? rest : sql`${rest} LIMIT CAST(${parameter(most)} AS BIGINT)`,
      ...(rows === undefined
        ? { guess: Math.min(most ?? Number.POSITIVE_INFINITY, guessRows(this.#dataset, filters)) }
        : { rows }),
      within: listWithin(this.#dataset, filters),
    });
    return {
      rowCount: answer.rowCount,
      columns: found.map(({ id, component }, index) =>
        toColumn(id, component, answer.columns[index]),
      ),
    };
  }

  /** Values are named by what the store says of them; literals by themselves. */
  async #remember(path: string, component: ComponentSql): Promise<void> {
    if (this.#named.has(path)) return;
    await this.#model.values(path);
    this.#named.add(path);
    if (component.kind !== "dictionary" || component.datatype === undefined) return;
    const { datatype } = component;
    const terms = merge(component).values.map((value) => ({
      value,
      terms: [{ type: "literal" as const, value, language: "", datatype }],
    }));
    this.#model.remember(path, terms);
  }
}

/** The observations of one cube, asked in SQL. */
export const makeSqlRows = (
  engine: SqlEngine,
  dataset: DescribedDataset,
  model: CubeModel,
): ObservationRows => {
  const rows = new SqlRows(engine, dataset, model);
  return {
    count: (most) => rows.count(most),
    planPages: (count) => rows.planPages(count),
    loadWhole: (count) => rows.loadWhole(count),
    slices: { read: rows.read, distinct: rows.distinct, bounds: rows.bounds },
    describe: () => undefined,
  };
};
