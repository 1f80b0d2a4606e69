import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { TableFigure } from "./figure.tsx";
import { GroupHead } from "./group-head.tsx";
import { layoutTable } from "./layout-table.ts";
import { TableHead } from "./table-head.tsx";

const base = makeFixtureInput(readFixture("table", "countries-years")) as ChartInputOf<"table">;

const show = (width: number, group?: string): string => {
  const fields = Object.fromEntries(
    Object.entries(base.config.fields).map(([id, column]) => [
      id,
      { ...column, isGroup: id === group },
    ]),
  );
  // One column more than a phone shows side by side.
  const [last] = Object.values(fields).slice(-1);
  const wide = last
    ? { ...fields, again: { ...last, index: 9 }, more: { ...last, index: 10 } }
    : fields;
  const input = { ...base, width, config: { ...base.config, fields: wide } };
  return renderToStaticMarkup(
    <TableFigure
      scene={layoutTable(input)}
      input={input}
      form={undefined}
      name="Countries"
      isTyping={false}
      onShow={() => {}}
      onChoose={() => {}}
    />,
  );
};

test("on a phone a row is a list of its cells with the heads of their columns, and stays one of a table", () => {
  const html = show(358);
  expect(html).toMatch(/<table [^>]*role="table" data-compact=""/);
  expect(html).toMatch(/<tr role="row"><td role="rowheader" data-label="[^"]+"/);
  expect(html).toMatch(/<td role="cell" data-label="[^"]+"/);
  expect(html.match(/ role="rowgroup"/g)?.length).toBeGreaterThan(0);
  const heads = html.match(/<th [^>]*scope="col"/g) ?? [];
  expect(heads.length).toBeGreaterThan(0);
  expect(heads.filter((head) => !head.includes('role="columnheader"'))).toEqual([]);
  const [first = ""] = Object.values(base.config.fields).map(({ componentId }) => componentId);
  expect(show(358, first)).toMatch(/<tr role="row"><th role="rowheader" scope="rowgroup"/);
});

test("on a wide screen a table needs no roles but those of its heads", () => {
  expect(show(928)).not.toMatch(/data-compact|data-label|role="(?!rowheader)/);
});

test("a table has a name, and what says which observation a row is, is the head of the row", () => {
  const html = show(928);
  expect(html).toMatch(/<table [^>]*aria-label="Countries"/);
  const [row = ""] = /<tbody><tr>.*?<\/tr>/.exec(html) ?? [];
  const keys = layoutTable(base).columns.filter(({ isKey }) => isKey).length;
  expect(keys).toBe(2);
  expect(row.match(/role="rowheader"/g)).toHaveLength(keys);
});

test("the head of a column ranks numbers from the largest down, all else from the first on, and turns round what stands so", () => {
  const { columns } = layoutTable(base);
  const next = (align: "start" | "end", sorted?: "asc" | "desc") => {
    const column = columns.find((each) => each.align === align);
    if (!column) throw new Error(`No column of ${align}.`);
    const { sorted: _, ...rest } = column;
    let chosen: unknown;
    const head = TableHead({
      column: { ...rest, ...(sorted ? { sorted } : {}) },
      input: base,
      form: undefined,
      onChoose: ({ sorting }) => (chosen = sorting?.[0]?.sortingOrder),
    }) as ReactElement<{ children: ReactElement<{ onClick: (event: object) => void }> }>;
    head.props.children.props.onClick({ preventDefault: () => {} });
    return chosen;
  };
  expect([next("end"), next("end", "desc"), next("end", "asc")]).toEqual(["desc", "asc", "desc"]);
  expect([next("start"), next("start", "asc")]).toEqual(["asc", "desc"]);
});

test("the head of a group is a button that says whether its rows are shown", () => {
  const [first = ""] = Object.values(base.config.fields).map(({ componentId }) => componentId);
  const html = show(928, first);
  expect(html).toMatch(
    /<th scope="rowgroup" colSpan="\d+" class="group-head" style="--level:0"><button type="button" aria-expanded="true">/,
  );
});

test("TB7 the head of a group that leads to a page folds by its label", () => {
  const cell = { value: "ch", text: "Switzerland", href: "https://example.org/ch" };
  const group = { before: 0, end: 3, level: 0, label: "Country", key: "[]", cell };
  const head = <GroupHead group={group} span={3} isFolded={false} onToggle={() => {}} />;
  expect(renderToStaticMarkup(head)).toContain(
    'aria-label="Country Switzerland"><span>Country</span> </button><a href="https://example.org/ch" target="_parent">Switzerland</a>',
  );
});
