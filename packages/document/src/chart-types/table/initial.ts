import type { Component } from "@statelier/model";
import type { ChartConfigOf, TableColumn } from "../../schema/index.ts";
import type { InitialInput } from "../chart-rules.ts";
import { makeSharedConfig } from "../parts/initial-config.ts";

/** TB1 */
const makeColumn = (component: Component, index: number): TableColumn => ({
  componentId: component.id,
  componentType: component.kind,
  index,
  isGroup: false,
  isHidden: false,
  columnStyle: {
    type: "text",
    textStyle: "regular",
    textColor: "#333",
    columnColor: "#fff",
  },
});

const byOrder = (a: Component, b: Component): number => {
  const [first, second] = [
    a.order ?? Number.POSITIVE_INFINITY,
    b.order ?? Number.POSITIVE_INFINITY,
  ];
  return first === second ? 0 : first - second;
};

export const makeInitial = (input: InitialInput): ChartConfigOf<"table"> => {
  const { dimensions, measures } = input.components;
  const columns = [...dimensions, ...measures].toSorted(byOrder).map(makeColumn);
  return {
    ...makeSharedConfig(input),
    chartType: "table",
    fields: Object.fromEntries(columns.map((column) => [column.componentId, column])),
    settings: { showSearch: true, showAllRows: false },
    sorting: [],
  };
};
