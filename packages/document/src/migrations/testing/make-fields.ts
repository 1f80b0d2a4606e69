import { type Draft, type Json, leaveOut, makeAnimation } from "./draft.ts";

/** Made anew for each document: some tests freeze theirs, others break them. */
const makeAutoSorting = (): Json => ({ sortingType: "byAuto", sortingOrder: "asc" });

const makeCategoryAxis = ({ draw, component, ending }: Draft): Json => {
  const options = { sorting: makeAutoSorting(), useAbbreviations: true };
  const axis = { [`component${ending}`]: component(), ...options };
  return leaveOut(draw, axis, "sorting", "useAbbreviations");
};

const makeMeasureAxis = ({ draw, type, component, ending }: Draft): Json => {
  const own: Record<string, Json> = {
    area: { imputationType: draw.from("none", "zeros", "linear") },
    line: { showDots: draw.boolean(), showDotsSize: "Small" },
    column: { showStandardError: draw.boolean(), showConfidenceInterval: draw.boolean() },
  };
  const options = { showValues: draw.boolean(), customDomain: [0, 10], ...own[type] };
  const axis = { [`component${ending}`]: component(), ...options };
  return leaveOut(draw, axis, ...Object.keys(options));
};

const makeSegment = (draft: Draft): Json => {
  const { draw, since, type, component, ending } = draft;
  const colors = { palette: draw.from("category10", "set2"), colorMapping: { v1: "#112233" } };
  const options = {
    ...(["column", "bar"].includes(type) ? { type: draw.from("stacked", "grouped") } : {}),
    sorting: makeAutoSorting(),
    useAbbreviations: true,
    showTitle: draw.boolean(),
    ...(since("4.1.0") ? {} : colors),
    ...(since("4.4.0") ? { showValuesMapping: draw.boolean() ? {} : { v1: true } } : {}),
  };
  return {
    [`component${ending}`]: component(),
    ...leaveOut(draw, options, ...Object.keys(options)),
  };
};

/** The fields of a chart with axes, or of a pie. */
export const makeFields = (draft: Draft): Json => {
  const { draw, since, type } = draft;
  const [across, along] = type === "bar" ? ["y", "x"] : ["x", "y"];
  const hasSegment = type === "pie" || draw.boolean();
  const color = hasSegment
    ? { type: "segment", paletteId: "set2", colorMapping: { v1: "#112233" } }
    : { type: "single", paletteId: "category10", color: draw.from("#1f77b4", "#006699") };
  const fields = {
    ...(type === "pie"
      ? {}
      : {
          [across]: type === "scatterplot" ? makeMeasureAxis(draft) : makeCategoryAxis(draft),
        }),
    [along]: makeMeasureAxis(draft),
    ...(hasSegment ? { segment: makeSegment(draft) } : {}),
    ...(since("4.1.0") ? { color: leaveOut(draw, color, "paletteId", "colorMapping") } : {}),
    ...makeAnimation(draft),
  };
  return leaveOut(draw, fields, "color", ...(type === "pie" ? [] : ["segment"]));
};

const comboMeasures: Record<string, (ending: string, one: string, two: string) => Json> = {
  comboLineSingle: (ending, one, two) => ({ [`component${ending}s`]: [one, two] }),
  comboLineDual: (ending, one, two) => ({
    [`leftAxisComponent${ending}`]: one,
    [`rightAxisComponent${ending}`]: two,
  }),
  comboLineColumn: (ending, one, two) => ({
    [`lineComponent${ending}`]: one,
    [`columnComponent${ending}`]: two,
    lineAxisOrientation: "right",
  }),
};

/** The fields of a chart of several measures; what gave it its colours came with the second version that had them. */
export const makeComboFields = ({ draw, since, type, component, ending }: Draft): Json => {
  const [one, two] = [component(), component()];
  const colorMapping = { [one]: "#1f77b4", [two]: draw.from("#ff7f0e", "#00ff00") };
  const palette = draw.from("category10", "set1");
  const color = { type: "measures", paletteId: palette, colorMapping };
  const y = {
    ...comboMeasures[type]?.(ending, one, two),
    ...(since("2.2.0") && !since("4.1.0") ? { palette, colorMapping } : {}),
  };
  const x = { [`component${ending}`]: component(), useAbbreviations: true };
  return {
    x: leaveOut(draw, x, "useAbbreviations"),
    y: leaveOut(draw, y, "palette"),
    ...(since("4.1.0") ? { color: leaveOut(draw, color, "paletteId", "colorMapping") } : {}),
  };
};
