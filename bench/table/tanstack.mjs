import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { createElement as h, memo, useState } from "react";
import { createRoot } from "react-dom/client";
import { COLUMNS, TEXTS } from "./rows.ts";
import "./tanstack.css";

export * from "./operate.ts";

const ROW_HEIGHT = 36;

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});

const format = new Intl.NumberFormat("en");

const columns = Object.keys(COLUMNS).map((id) => ({
  id,
  accessorKey: id,
  header: id,
  cell: (info) => (TEXTS[id] ? info.getValue() : format.format(info.getValue())),
  sortFn: TEXTS[id] ? "alphanumeric" : "basic",
  sortDescFirst: true,
  enableGlobalFilter: TEXTS[id] !== undefined,
}));

/** A row as an object, as its guide has it. */
export const prepare = (count) =>
  Array.from({ length: count }, (_, at) =>
    Object.fromEntries(
      Object.entries(COLUMNS).map(([id, valueAt]) => {
        const value = valueAt(at, count);
        return [id, TEXTS[id]?.[value] ?? value];
      }),
    ),
  );

const Row = memo(({ row, index, start }) =>
  h(
    "tr",
    { "aria-rowindex": index + 2, style: { transform: `translateY(${start}px)` } },
    row
      .getAllCells()
      .map((cell) => h("td", { key: cell.id }, cell.column.columnDef.cell(cell.getContext()))),
  ),
);

/** Its own part, so that scrolling draws the rows alone. */
const Body = ({ rows, scroller }) => {
  // oxlint-disable-next-line react/incompatible-library -- no compiler works on it
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index].id,
    overscan: 5,
  });
  return h(
    "tbody",
    { style: { height: virtualizer.getTotalSize() } },
    virtualizer
      .getVirtualItems()
      .map(({ key, index, start }) => h(Row, { key, row: rows[index], index, start })),
  );
};

const Head = ({ header }) =>
  h(
    "th",
    { scope: "col" },
    h(
      "button",
      { type: "button", onClick: header.column.getToggleSortingHandler() },
      header.column.columnDef.header,
      { asc: " ↑", desc: " ↓" }[header.column.getIsSorted()],
    ),
  );

const Table = ({ data }) => {
  const [scroller, setScroller] = useState(null);
  const table = useTable({
    features,
    columns,
    data,
    globalFilterFn: "includesString",
    enableSortingRemoval: false,
  });
  const { rows } = table.getRowModel();
  return h(
    "div",
    null,
    h("input", {
      type: "search",
      "aria-label": "Search",
      onChange: ({ target }) => table.setGlobalFilter(target.value),
    }),
    h(
      "div",
      { ref: setScroller, className: "table-scroll" },
      h(
        "table",
        { "aria-rowcount": rows.length + 1 },
        h(
          "thead",
          null,
          table.getHeaderGroups().map(({ id, headers }) =>
            h(
              "tr",
              { key: id },
              headers.map((header) => h(Head, { key: header.id, header })),
            ),
          ),
        ),
        h(Body, { rows, scroller }),
      ),
    ),
  );
};

export const draw = (container, data) => createRoot(container).render(h(Table, { data }));
