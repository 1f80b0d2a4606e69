import { type Draft, type Json, leaveOut, makeAnimation } from "./draft.ts";

const paletteName = ({ since }: Draft): string => (since("4.1.0") ? "paletteId" : "palette");

const makeNumericalColor = (draft: Draft): Json => {
  const { draw, component, ending } = draft;
  const palette = paletteName(draft);
  const color = {
    type: "numerical",
    [`component${ending}`]: component(),
    [palette]: draw.from("oranges", "greens"),
    ...(draw.boolean()
      ? { scaleType: "continuous", interpolationType: "linear" }
      : {
          scaleType: "discrete",
          interpolationType: draw.from("linear", "quantize", "quantile", "jenks"),
          nbClass: draw.integer(3, 9),
        }),
  };
  return leaveOut(draw, color, palette, "nbClass");
};

const makeCategoricalColor = (draft: Draft): Json => {
  const { draw, component, ending } = draft;
  const palette = paletteName(draft);
  const color = {
    type: "categorical",
    [`component${ending}`]: component(),
    [palette]: "set1",
    colorMapping: { v1: "#112233" },
    useAbbreviations: true,
  };
  return leaveOut(draw, color, palette, "colorMapping", "useAbbreviations");
};

const makeFixedColor = ({ draw }: Draft): Json =>
  leaveOut(draw, { type: "fixed", value: "#abcdef", opacity: draw.from(80, 30) }, "opacity");

const withOpacity = ({ draw, since }: Draft, color: Json): Json =>
  since("3.1.0") ? leaveOut(draw, { ...color, opacity: draw.from(100, 70) }, "opacity") : color;

const makeEarlyAreaLayer = ({ draw, since, component }: Draft): Json => {
  const layer = {
    componentIri: component(),
    ...(since("1.1.0") ? {} : { show: draw.boolean() }),
    measureIri: component(),
    colorScaleType: draw.from("continuous", "discrete"),
    colorScaleInterpolationType: draw.from("linear", "quantize", "quantile", "jenks"),
    palette: "oranges",
    nbClass: draw.integer(3, 9),
  };
  return leaveOut(
    draw,
    layer,
    "show",
    "colorScaleType",
    "colorScaleInterpolationType",
    "palette",
    "nbClass",
  );
};

const makeAreaLayer = (draft: Draft): Json => {
  const { draw, since, component, ending } = draft;
  if (!since("1.1.1")) return makeEarlyAreaLayer(draft);
  const kind = since("1.2.0") ? draw.from("numerical", "categorical", "fixed") : "numerical";
  const shared = { [`component${ending}`]: component() };
  if (kind === "fixed") return { ...shared, color: makeFixedColor(draft) };
  const color = kind === "categorical" ? makeCategoricalColor(draft) : makeNumericalColor(draft);
  return { ...shared, color: withOpacity(draft, color) };
};

const makeSymbolColor = (draft: Draft): Json => {
  const { draw, since, component } = draft;
  const kind = draw.from("fixed", "categorical", "by value");
  if (kind === "fixed") return makeFixedColor(draft);
  if (kind === "categorical") return withOpacity(draft, makeCategoricalColor(draft));
  if (since("1.1.1")) return withOpacity(draft, makeNumericalColor(draft));
  return { type: "continuous", componentIri: component(), palette: "blues" };
};

const makeSymbolLayer = (draft: Draft): Json => {
  const { draw, since, component, ending } = draft;
  const none = "FIELD_VALUE_NONE";
  const layer = {
    ...(since("1.1.0") ? {} : { show: draw.boolean() }),
    [`component${ending}`]: component(),
    // That there is no size measure stayed in charts under its early name, also beside a measure chosen later.
    ...(draw.integer(1, 4) === 1 ? { measureIri: none } : {}),
    ...(draw.integer(1, 4) === 1 ? {} : { [`measure${ending}`]: draw.from(component(), none) }),
    ...(since("1.1.1")
      ? { color: makeSymbolColor(draft) }
      : since("1.0.2")
        ? { colors: makeSymbolColor(draft) }
        : { color: "#abcdef" }),
  };
  return leaveOut(
    draw,
    layer,
    "show",
    "measureIri",
    "measureId",
    ...(since("1.0.2") ? [] : ["color"]),
  );
};

const makeBaseLayer = ({ draw, since }: Draft): Json => {
  const layer = {
    type: "wms",
    id: "rivers",
    isBehindAreaLayer: true,
    syncTemporalFilters: false,
  };
  const baseLayer = {
    show: draw.boolean(),
    ...(since("1.0.1") ? { locked: draw.boolean() } : {}),
    ...(since("1.0.1") && draw.boolean()
      ? {
          bbox: [
            [6, 46],
            [10, 48],
          ],
        }
      : {}),
    ...(since("4.3.0") ? { customLayers: draw.boolean() ? [] : [layer] } : {}),
  };
  return leaveOut(draw, baseLayer, ...Object.keys(baseLayer));
};

/** What a map has and no other chart. */
export const makeMap = (draft: Draft): Json => {
  const { draw } = draft;
  const fields = {
    areaLayer: makeAreaLayer(draft),
    symbolLayer: makeSymbolLayer(draft),
    ...makeAnimation(draft),
  };
  const map = {
    baseLayer: makeBaseLayer(draft),
    fields: leaveOut(draw, fields, "areaLayer", "symbolLayer"),
  };
  return leaveOut(draw, map, "baseLayer");
};
