import type { ChartConfigOf, ColumnStyle, TableColumn } from "@statelier/document";
import { expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { ChartInputOf, ChartView } from "../../scene/chart-input.ts";
import { gatherGroups } from "./group-rows.ts";
import { layoutTable } from "./layout-table.ts";

const fixture = readFixture("table", "countries-years");
const base = makeFixtureInput(fixture) as ChartInputOf<"table">;

type Change = {
  columns?: Record<string, Partial<TableColumn>>;
  settings?: Partial<ChartConfigOf<"table">["settings"]>;
  view?: Partial<ChartView>;
};

const layout = ({ columns = {}, settings = {}, view = {} }: Change) =>
  layoutTable({
    ...base,
    config: {
      ...base.config,
      settings: { ...base.config.settings, ...settings },
      fields: Object.fromEntries(
        Object.entries(base.config.fields).map(([id, column]) => [
          id,
          { ...column, ...columns[id] },
        ]),
      ),
    },
    view: { ...base.view, ...view },
  });

const looksOf = (columnStyle: ColumnStyle, column = "value") => {
  const { columns, rows } = layout({ columns: { [column]: { columnStyle } } });
  const at = columns.findIndex(({ componentId }) => componentId === column);
  return rows.map((row) => row[at]!);
};

test("a heat map paints each number, the greatest with the last colour, and leaves out what is missing", () => {
  const cells = looksOf({ type: "heatmap", textStyle: "regular", paletteId: "RdBu" });
  const numbers = cells.filter(({ value }) => typeof value === "number");
  const greatest = numbers.toSorted((a, b) => Number(b.value) - Number(a.value))[0]!;
  expect(numbers.every(({ look }) => look?.background && look.color)).toBe(true);
  expect(greatest.look?.background).toBe("#053061");
  expect(greatest.look?.color).toBe("#ffffff");
  expect(cells.filter(({ value }) => value === null).map(({ look }) => look)).toEqual([undefined]);
});

test("what a reader searches for changes which rows are there, and not how their cells look", () => {
  const styles: ColumnStyle[] = [
    { type: "heatmap", textStyle: "regular", paletteId: "greys" },
    {
      type: "bar",
      textStyle: "regular",
      barColorPositive: "#1f77b4",
      barColorNegative: "#d62728",
      barColorBackground: "#cccccc",
      barShowBackground: false,
    },
  ];
  for (const columnStyle of styles) {
    const change = { columns: { value: { columnStyle } }, settings: { showSearch: true } };
    const all = layout(change);
    const at = all.columns.findIndex(({ componentId }) => componentId === "value");
    const name = all.rows[0]?.find(({ value }) => typeof value === "string")?.text ?? "";
    const found = layout({ ...change, view: { search: name } });
    expect(found.rows.length).toBeLessThan(all.rows.length);
    const looks = all.rows.map((row) => JSON.stringify(row[at]));
    for (const row of found.rows) expect(looks).toContain(JSON.stringify(row[at]));
  }
});

test("a palette of one direction runs from the least to the greatest number", () => {
  const cells = looksOf({ type: "heatmap", textStyle: "regular", paletteId: "greys" });
  const sorted = cells
    .filter(({ value }) => typeof value === "number")
    .toSorted((a, b) => Number(a.value) - Number(b.value));
  expect(sorted[0]?.look).toEqual({ background: "#ffffff", color: "#000000" });
  expect(sorted.at(-1)?.look).toEqual({ background: "#000000", color: "#ffffff" });
});

test("bars begin at zero and end at the greatest value of the whole column", () => {
  const cells = looksOf({
    type: "bar",
    textStyle: "regular",
    barColorPositive: "#123456",
    barColorNegative: "#654321",
    barColorBackground: "#ccc",
    barShowBackground: true,
  });
  const bars = cells.flatMap(({ look }) => (look?.bar ? [look.bar] : []));
  expect(bars).toHaveLength(35);
  expect(new Set(bars.map(({ from }) => from))).toEqual(new Set([0]));
  expect(Math.max(...bars.map(({ to }) => to))).toBe(1);
  expect(bars[0]).toMatchObject({ color: "#123456", ground: "#cccccc" });
});

test("a category has one colour for each value, the author's own first", () => {
  const cells = looksOf(
    {
      type: "category",
      textStyle: "regular",
      paletteId: "category10",
      colorMapping: { CH: "#abcdef" },
    },
    "country",
  );
  const tags = new Map(cells.map(({ value, look }) => [value, look?.tag]));
  expect(tags.get("CH")).toBe("#abcdef");
  expect(new Set(tags.values()).size).toBe(3);
});

test("a ground takes the text colour that reads on it where none was chosen", () => {
  const columnStyle = {
    type: "text",
    textStyle: "regular",
    textColor: "#333",
    columnColor: "#102030",
  } as const;
  const [first] = layout({ columns: { country: { columnStyle } } }).columns;
  expect([first?.background, first?.color]).toEqual(["#102030", "#ffffff"]);
});

test("a group heads its rows in order, and each page says again where it stands", () => {
  const { groups, columns, rows } = layout({ columns: { country: { isGroup: true } } });
  expect(columns.map(({ componentId }) => componentId)).toEqual(["year", "value"]);
  expect(groups.map(({ before, cell }) => [before, cell.text])).toEqual([
    [0, "Switzerland"],
    [12, "Germany"],
    [24, "France"],
  ]);
  expect(rows[0]?.[0]?.text).toBe("2023");
});

const orderOf = (
  sorting: ChartConfigOf<"table">["sorting"],
  { isRanked = true, view = {} }: { isRanked?: boolean; view?: Partial<ChartView> } = {},
): string[] => {
  const { country } = base.config.fields;
  const fields = { ...base.config.fields, country: { ...country!, isGroup: true } };
  const extensions = isRanked ? { groupOrder: "rows" as const } : {};
  const config = { ...base.config, fields, sorting, extensions };
  const scene = layoutTable({ ...base, config, view: { ...base.view, ...view } });
  return scene.groups.map(({ cell }) => cell.text);
};

test("TB6 groups are ranked by their first rows where the author asks, by their names otherwise", () => {
  const largest = [{ componentId: "value", sortingOrder: "desc" as const }];
  expect(orderOf(largest)).toEqual(["France", "Germany", "Switzerland"]);
  expect(orderOf(largest, { isRanked: false })).toEqual(["Switzerland", "Germany", "France"]);
  expect(orderOf([{ componentId: "value", sortingOrder: "asc" }])).toEqual([
    "Switzerland",
    "Germany",
    "France",
  ]);
  expect(orderOf([])).toEqual(orderOf([], { isRanked: false }));
});

test("TB6 a group that is sorted itself, and a reader's own order, rank the groups as well", () => {
  const group = { componentId: "country", sortingOrder: "desc" as const };
  const value = { componentId: "value", sortingOrder: "desc" as const };
  expect(orderOf([group, value])).toEqual(["France", "Germany", "Switzerland"]);
  expect(orderOf([value, { ...group, sortingOrder: "asc" }])).toEqual(orderOf([value]));
  const sorting = [{ componentId: "value", sortingOrder: "asc" as const }];
  expect(orderOf([value], { view: { sorting } })).toEqual(["Switzerland", "Germany", "France"]);
});

test("TB6 rows of a group stand together, those of inner groups too", () => {
  const rows = ["b2", "a1", "b1", "a2", "b2", "a1"];
  const read = (place: number) => ({ readValue: (row: number) => rows[row]?.[place] ?? null });
  const all = [...rows.keys()];
  expect(gatherGroups(all, [read(0), read(1)])).toEqual([0, 4, 2, 1, 5, 3]);
  expect(gatherGroups(all, [])).toEqual(all);
});

test("a search keeps the rows that hold the text, and only where the author offers it", () => {
  const search = "  SWITZ";
  expect(layout({ settings: { showSearch: true }, view: { search } }).totalRows).toBe(12);
  expect(layout({ view: { search } })).toMatchObject({ totalRows: 36, isWhole: false });
  expect(layout({ view: { search } })).not.toHaveProperty("search");
});

test("the whole table has no height of its own", () => {
  expect(layout({ settings: { showAllRows: true } })).toMatchObject({
    isWhole: true,
    height: 1480,
  });
  expect(layout({})).toMatchObject({ height: 600 });
});

test("SO7 rows sorted by a name follow the names, not codes that nobody sees", () => {
  const components = {
    ...base.components,
    dimensions: base.components.dimensions.map((dimension) => ({
      ...dimension,
      values: dimension.values.map(({ value, label }) => ({ value, label, identifier: value })),
    })),
  };
  const { rows } = layoutTable({
    ...base,
    components,
    view: { ...base.view, sorting: [{ componentId: "country", sortingOrder: "asc" }] },
  });
  const names = rows.map(([cell]) => cell?.text);
  expect([...new Set(names)]).toEqual(["France", "Germany", "Switzerland"]);
});

const linesOf = (extensions: ChartInputOf<"table">["config"]["extensions"], view = {}) =>
  layoutTable({ ...base, config: { ...base.config, extensions }, view: { ...base.view, ...view } });

test("where a measure has lines over time, a row stands for all dates with its newest number", () => {
  const { rows, totalRows } = linesOf({ rowLines: { value: true } });
  expect(totalRows).toBe(3);
  expect(new Set(rows.map((row) => row[1]?.text))).toEqual(new Set(["2023"]));
  const lines = rows.flatMap((row) => row[2]?.look?.line ?? []);
  expect(lines).toHaveLength(3);
  for (const { parts, text } of lines) {
    const points = parts.flat();
    expect(Math.min(...points.map(({ y }) => y))).toBe(0);
    expect(Math.max(...points.map(({ y }) => y))).toBe(1);
    expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(text).toMatch(/^2012: [\d.]+; 20\d\d: [\d.]+$/);
  }
});

test("a missing number parts a line", () => {
  const parts = linesOf({ rowLines: { value: true } }).rows.map(
    (row) => row[2]?.look?.line?.parts.map(({ length }) => length) ?? [],
  );
  expect(parts.toSorted((a, b) => b.length - a.length)[0]).toHaveLength(2);
});

test("no lines over time without a measure that is shown and has them", () => {
  expect(linesOf({ rowLines: { value: false } }).totalRows).toBe(36);
  expect(linesOf({ rowLines: { country: true } }).totalRows).toBe(36);
  const fields = {
    ...base.config.fields,
    value: { ...base.config.fields["value"]!, isHidden: true },
  };
  const extensions = { rowLines: { value: true } };
  expect(layoutTable({ ...base, config: { ...base.config, fields, extensions } }).totalRows).toBe(
    36,
  );
});

test("years that are no dates but entities run by their positions", () => {
  const asEntity = (value: string) => `https://example.org/year/${value}`;
  const { components, table } = base;
  const extensions = { rowLines: { value: true } };
  const { rows } = layoutTable({
    ...base,
    config: { ...base.config, extensions },
    components: {
      ...components,
      dimensions: components.dimensions.map((each) =>
        each.id === "year"
          ? {
              ...each,
              kind: "TemporalEntityDimension" as const,
              values: each.values.map(({ value, label }) => ({
                value: asEntity(value),
                label,
                position: value,
              })),
            }
          : each,
      ) as typeof components.dimensions,
    },
    table: {
      ...table,
      columns: table.columns.map((each) =>
        each.id === "year" && each.type === "dictionary"
          ? { ...each, values: each.values.map(asEntity) }
          : each,
      ),
    },
  });
  expect(rows.map((row) => row[2]?.look?.line?.text.slice(0, 5))).toEqual([
    "2012:",
    "2012:",
    "2012:",
  ]);
});

test("TB7 the texts of a column lead to the pages of their rows, whatever order these have", () => {
  const links = {
    enabled: true,
    baseUrl: "https://example.org/c/",
    componentId: "country",
    targetComponentId: "country",
  };
  const { columns, rows } = layoutTable({
    ...base,
    config: { ...base.config, extensions: { links } },
  });
  const at = columns.findIndex(({ componentId }) => componentId === "country");
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    row.forEach(({ value, href }, column) => {
      const end = encodeURIComponent(String(value));
      expect(href).toBe(column === at ? `https://example.org/c/${end}` : undefined);
    });
});

test("TB7 the head of a group leads to its page where all rows of the group share the address", () => {
  const headsOf = (componentId: string) => {
    const links = {
      enabled: true,
      baseUrl: "https://example.org/c/",
      componentId,
      targetComponentId: "country",
    };
    const { fields } = base.config;
    return layoutTable({
      ...base,
      config: {
        ...base.config,
        fields: { ...fields, country: { ...fields["country"]!, isGroup: true } },
        extensions: { links },
      },
    }).groups;
  };
  const own = headsOf("country");
  expect(own.length).toBeGreaterThan(1);
  for (const { cell } of own)
    expect(cell.href).toBe(`https://example.org/c/${encodeURIComponent(String(cell.value))}`);
  for (const { cell } of headsOf("year")) expect(cell.href).toBeUndefined();
});

test("TB8 columns of text are narrow where their author limits them and not all columns fit", () => {
  const wide = { ...base.components.dimensions[0]! };
  const name = "A name that is a good deal longer than a narrow column has room for";
  const table = {
    ...base.table,
    columns: base.table.columns.map((column) =>
      column.type === "dictionary" && column.id === wide.id
        ? { ...column, labels: column.labels.map(() => name) }
        : column,
    ),
  };
  const widthsOf = (limitColumnWidths: boolean, width: number) =>
    layoutTable({
      ...base,
      table,
      width,
      config: { ...base.config, extensions: { limitColumnWidths } },
    }).columns;
  const limited = widthsOf(true, 390);
  expect(limited.find(({ componentId }) => componentId === wide.id)).toMatchObject({
    width: 120,
    isLimited: true,
  });
  expect(limited.filter(({ align }) => align === "end")).toEqual(
    widthsOf(false, 390).filter(({ align }) => align === "end"),
  );
  expect(widthsOf(true, 4000)).toEqual(widthsOf(false, 4000));
});

test("a table is bounded by its cells: a wide one has fewer rows on a page, and says how many there are", () => {
  const ids = base.components.measures.map(({ id }) => id);
  const [first] = ids;
  const column = base.config.fields[first ?? ""]!;
  const widen = (count: number) => ({
    ...base,
    config: {
      ...base.config,
      settings: { ...base.config.settings, showAllRows: true },
      fields: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`${index}`, { ...column, index }]),
      ),
    },
  });
  const { totalRows } = layoutTable(widen(1));
  expect(layoutTable(widen(100))).toMatchObject({ isWhole: true, totalRows });
  const wide = layoutTable(widen(2_000));
  expect(wide).toMatchObject({ isWhole: false, pageSize: 5, totalRows });
  expect(wide.rows).toHaveLength(5);
  const last = layoutTable({ ...widen(2_000), view: { ...base.view, page: 1 } });
  expect(last).toMatchObject({ page: 1 });
});
