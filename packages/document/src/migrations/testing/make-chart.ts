import type { Draw } from "../../testing/make-draw.ts";
import { type Draft, type Json, isSince, leaveOut, makeMeta, maybe } from "./draft.ts";
import { makeComboFields, makeFields } from "./make-fields.ts";
import { makeInteractive } from "./make-interactive.ts";
import { makeMap } from "./make-map.ts";
import { makeTable } from "./make-table.ts";

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
const CUBES = [
  "https://energy.example/solar",
  "https://health.example/births",
  "https://water.example/lakes",
];

/** What a cube calls a component: one of eight has a name that other cubes use as well. */
const makeIri = (draw: Draw, cube: string, part: string): string =>
  draw.integer(1, 8) === 1
    ? draw.from(`http://schema.org/${part}`, `urn:${part}`)
    : `${cube}/${part}`;

const makeFilter = (draw: Draw): Json => {
  const kind = draw.from("single", "multi", "range");
  const position = maybe(draw, () => ({ position: draw.integer(0, 3) }));
  if (kind === "single")
    return { type: kind, value: draw.from("v1", "v2", "https://v.example/3"), ...position };
  if (kind === "multi") return { type: kind, values: { v1: true, v2: true }, ...position };
  return {
    type: kind,
    from: "2001",
    to: draw.from("2010", "VISUALIZE_MOST_RECENT_VALUE"),
    ...position,
  };
};

const makeCube = ({ draw, since }: Draft, unversioned: string, joins: number): Json => {
  const name = (part: string): string => {
    const iri = makeIri(draw, unversioned, part);
    return since("4.0.0") ? `${unversioned}${SEPARATOR}${iri}` : iri;
  };
  const filters = Object.fromEntries(
    draw.subset(["k", "l", "place"]).map((part) => [name(part), makeFilter(draw)]),
  );
  const joinBy = Array.from({ length: joins }, (_, index) => name(`join${index}`));
  const iri = `${unversioned}/${draw.from(1, 12)}`;
  const cube = {
    iri,
    filters,
    ...(since("3.2.0") && !since("4.0.0")
      ? { publishIri: draw.from(iri, iri, "https://was.example") }
      : {}),
    ...(joins > 0 ? { joinBy: since("3.3.0") ? joinBy : joinBy[0] } : {}),
  };
  return leaveOut(draw, cube, "filters", "publishIri", "joinBy");
};

const makeData = (draft: Draft, cubes: readonly string[]): Json => {
  const { draw, since } = draft;
  const joins = cubes.length > 1 ? (since("3.3.0") ? draw.from(1, 2) : 1) : 0;
  const made = cubes.map((cube) => makeCube(draft, cube, joins));
  if (since("3.0.0")) return { cubes: made };
  const [first] = made;
  return {
    ...(first && "filters" in first ? { filters: first.filters } : {}),
    ...(since("2.3.0") ? { dataSet: first?.iri } : {}),
  };
};

const makeOwnHalf = (draft: Draft): Json => {
  if (draft.type === "map") return makeMap(draft);
  if (draft.type === "table") return makeTable(draft);
  return { fields: draft.type.startsWith("combo") ? makeComboFields(draft) : makeFields(draft) };
};

const makeLimits = ({ draw }: Draft): Json => {
  const limit = {
    related: [{ dimensionId: "k", value: "v1" }],
    color: "#ff0000",
    lineType: "solid",
    symbolType: "circle",
  };
  return draw.boolean() ? {} : { m: [leaveOut(draw, limit, "color", "lineType", "symbolType")] };
};

const makeUnits = ({ draw }: Draft): Json => {
  const unit = { multiplier: 1000, labels: { de: "t", fr: "t", it: "t", en: "t" } };
  return draw.boolean() ? {} : { m: leaveOut(draw, unit, "labels") };
};

const makeCommon = (draft: Draft): Json => {
  const { draw, since } = draft;
  const common = {
    ...(since("2.0.0") ? { meta: makeMeta(draw, since("3.4.0")), activeField: "y" } : {}),
    ...(since("4.2.0") ? { limits: makeLimits(draft) } : {}),
    ...(since("4.5.0") ? { conversionUnitsByComponentId: makeUnits(draft) } : {}),
    interactiveFiltersConfig: makeInteractive(draft),
    ...(since("5.0.0") ? { annotations: draw.boolean() ? [] : [{ key: "a1" }] } : {}),
    extensions: { altText: "Bars" },
  };
  return leaveOut(draw, common, ...Object.keys(common));
};

const TYPES = ["column", "bar", "line", "area", "scatterplot", "pie", "table", "map"];
const COMBOS = ["comboLineSingle", "comboLineDual", "comboLineColumn"];

/** A chart config as it was written at one version, with or without what it may leave out. */
export const makeChart = (draw: Draw, version: string, key = "kEyOfChart01"): Json => {
  const since = (than: string): boolean => isSince(version, than);
  const types = since("2.1.0") ? [...TYPES, ...COMBOS] : TYPES;
  const cubes = since("3.0.0") ? CUBES.slice(0, draw.integer(1, 3)) : CUBES.slice(0, 1);
  const component = (): string => {
    const cube = draw.from(...cubes);
    const iri = makeIri(draw, cube, draw.from("k", "l", "m", "n", "t"));
    return since("4.0.0") ? `${cube}${SEPARATOR}${iri}` : iri;
  };
  const draft = {
    draw,
    since,
    component,
    type: draw.from(...types),
    ending: since("4.0.0") ? "Id" : "Iri",
  };
  const chart = {
    version,
    chartType: draft.type,
    ...(since("2.0.0") ? { key } : {}),
    ...makeData(draft, cubes),
    ...makeCommon(draft),
    ...makeOwnHalf(draft),
  };
  return leaveOut(draw, chart, ...(since("1.0.1") ? [] : ["version"]));
};
