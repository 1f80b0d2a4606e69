import { type Draft, type Json, leaveOut } from "./draft.ts";

const makeColumn = ({ draw, ending }: Draft, id: string, index: number): Json => {
  const style = { type: "text", textStyle: "regular", textColor: "#000", columnColor: "#fff" };
  const column = {
    [`component${ending}`]: id,
    componentType: "NominalDimension",
    index,
    isGroup: draw.boolean(),
    isHidden: false,
    columnStyle: leaveOut(draw, style, "textStyle", "textColor", "columnColor"),
  };
  return leaveOut(draw, column, "isGroup", "isHidden", "columnStyle");
};

const makeSettings = ({ draw, since }: Draft): Json => {
  const settings = {
    showSearch: true,
    showAllRows: false,
    ...(since("5.2.0") ? { limitColumnWidths: draw.boolean() } : {}),
  };
  return leaveOut(draw, settings, ...Object.keys(settings));
};

const makeSorting = ({ draw, ending }: Draft, id: string | undefined): Json =>
  leaveOut(
    draw,
    {
      [`component${ending}`]: id,
      componentType: "NominalDimension",
      sortingOrder: "asc",
    },
    "componentType",
  );

/** What a table has and no other chart. */
export const makeTable = (draft: Draft): Json => {
  const { draw, since, component } = draft;
  const columns = [...new Set([component(), component(), component()])];
  const links = {
    enabled: draw.boolean(),
    baseUrl: "",
    componentId: "",
    targetComponentId: "",
  };
  const table = {
    fields: Object.fromEntries(columns.map((id, index) => [id, makeColumn(draft, id, index)])),
    settings: makeSettings(draft),
    sorting: [makeSorting(draft, columns[0])],
    ...(since("5.1.0") ? { links: leaveOut(draw, links, ...Object.keys(links)) } : {}),
  };
  return leaveOut(draw, table, "settings", "sorting", "links");
};
