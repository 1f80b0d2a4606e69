import type { Draw } from "../../testing/make-draw.ts";

type Json = Record<string, unknown>;

/** Draws one chart config as it was written at one version; knows nothing of the steps. */
type Draft = {
  readonly draw: Draw;
  readonly since: (version: string) => boolean;
  readonly type: string;
  /** A reference to a component in the form of the version. */
  readonly component: () => string;
  /** `Iri` or `Id`, the ending of the members that hold references. */
  readonly ending: string;
};

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
const LANGUAGES = ["de", "fr", "it", "en"];
const CUBES = [
  "https://energy.example/solar",
  "https://health.example/births",
  "https://water.example/lakes",
];

const RANKS = new Map<string, number>();

/** Versions as numbers in their order; each is worked out once, for it is asked for hundreds of times a document. */
const rankOf = (version: string): number => {
  const known = RANKS.get(version);
  if (known !== undefined) return known;
  const rank = version.split(".").reduce((sum, part) => sum * 1000 + Number(part), 0);
  RANKS.set(version, rank);
  return rank;
};

export const isSince = (version: string, than: string): boolean => rankOf(version) >= rankOf(than);

const maybe = (draw: Draw, member: () => Json): Json => (draw.boolean() ? member() : {});
const texts = (draw: Draw): Json =>
  Object.fromEntries(LANGUAGES.map((language) => [language, draw.from("", "Lärm", "x ‖ y")]));

export const makeMeta = (draw: Draw, hasLabel: boolean): Json => ({
  title: texts(draw),
  description: texts(draw),
  ...(hasLabel ? { label: texts(draw) } : {}),
});

const makeFilter = (draw: Draw): Json => {
  const kind = draw.from("single", "multi", "range");
  if (kind === "single") return { type: kind, value: draw.from("v1", "v2", "https://v.example/3") };
  if (kind === "multi") return { type: kind, values: { v1: true, v2: true } };
  return {
    type: kind,
    from: "2001",
    to: draw.from("2010", "VISUALIZE_MOST_RECENT_VALUE"),
  };
};

const makeCube = ({ draw, since }: Draft, unversioned: string, joins: number): Json => {
  const name = (part: string): string =>
    since("4.0.0") ? `${unversioned}${SEPARATOR}${unversioned}/${part}` : `${unversioned}/${part}`;
  const filters = Object.fromEntries(
    draw.subset(["k", "l", "place"]).map((part) => [name(part), makeFilter(draw)]),
  );
  const joinBy = Array.from({ length: joins }, (_, index) => name(`join${index}`));
  const iri = `${unversioned}/${draw.from(1, 12)}`;
  return {
    iri,
    filters,
    ...(since("3.2.0") && !since("4.0.0")
      ? { publishIri: draw.from(iri, iri, "https://was.example") }
      : {}),
    ...(joins > 0 ? { joinBy: since("3.3.0") ? joinBy : joinBy[0] } : {}),
  };
};

const makeData = (draft: Draft, cubes: readonly string[]): Json => {
  const { draw, since } = draft;
  const joins = cubes.length > 1 ? (since("3.3.0") ? draw.from(1, 2) : 1) : 0;
  const made = cubes.map((cube) => makeCube(draft, cube, joins));
  if (since("3.0.0")) return { cubes: made };
  const [first] = made;
  return { filters: first?.filters, ...(since("2.3.0") ? { dataSet: first?.iri } : {}) };
};

const makeInteractive = ({ draw, since, component, ending }: Draft): Json => {
  const one = (): Json => ({ [`component${ending}`]: draw.from("", component()) });
  const listed = draw.subset([component()]);
  return {
    legend: { active: draw.boolean(), ...one() },
    [since("1.2.1") ? "timeRange" : "time"]: {
      active: draw.boolean(),
      ...one(),
      presets: { type: "range", from: draw.from("", "2001"), to: "" },
    },
    dataFilters: {
      active: draw.boolean(),
      [`component${ending}s`]: listed,
      ...maybe(draw, () => (since("4.0.0") ? { defaultOpen: true } : {})),
      ...(since("4.6.0")
        ? {
            defaultValueOverrides: draw.boolean() ? {} : { [component()]: ["v1"] },
            filterTypes: Object.fromEntries(listed.map((id) => [id, draw.from("single", "multi")])),
          }
        : {}),
    },
    ...(since("1.3.0") && !since("1.4.0") ? { timeSlider: one() } : {}),
    ...(since("1.4.2")
      ? { calculation: { active: draw.boolean(), type: draw.from("identity", "percent") } }
      : {}),
  };
};

const makeAnimation = ({ draw, since, type, component, ending }: Draft): Json =>
  since("1.4.0") && ["column", "pie", "scatterplot", "map"].includes(type) && draw.boolean()
    ? {
        animation: {
          [`component${ending}`]: component(),
          showPlayButton: true,
          duration: draw.from(10, 30, 60),
          type: draw.from("continuous", "stepped"),
          dynamicScales: draw.boolean(),
        },
      }
    : {};

const makeSegment = ({ draw, since, component, ending }: Draft, isStackable: boolean): Json => ({
  [`component${ending}`]: component(),
  ...(isStackable ? { type: draw.from("stacked", "grouped") } : {}),
  ...maybe(draw, () => ({ sorting: { sortingType: "byAuto", sortingOrder: "asc" } })),
  ...(since("4.1.0")
    ? {}
    : { palette: draw.from("category10", "set2"), colorMapping: { v1: "#112233" } }),
  ...(since("4.4.0") ? { showValuesMapping: draw.boolean() ? {} : { v1: true } } : {}),
});

const makeFields = (draft: Draft): Json => {
  const { draw, since, type, component, ending } = draft;
  const plain = (): Json => ({ [`component${ending}`]: component() });
  const hasSegment = type === "pie" || draw.boolean();
  const color = hasSegment
    ? { type: "segment", paletteId: "set2", colorMapping: { v1: "#112233" } }
    : { type: "single", paletteId: "category10", color: draw.from("#1f77b4", "#006699") };
  return {
    ...(type === "pie" ? {} : { x: plain() }),
    y: plain(),
    ...(hasSegment ? { segment: makeSegment(draft, ["column", "bar"].includes(type)) } : {}),
    ...(since("4.1.0") ? { color } : {}),
    ...makeAnimation(draft),
  };
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

const makeComboFields = ({ draw, since, type, component, ending }: Draft): Json => {
  const [one, two] = [component(), component()];
  const colorMapping = { [one]: "#1f77b4", [two]: draw.from("#ff7f0e", "#00ff00") };
  const palette = draw.from("category10", "set1");
  return {
    x: { [`component${ending}`]: component() },
    y: {
      ...comboMeasures[type]?.(ending, one, two),
      ...(since("2.2.0") && !since("4.1.0") ? { palette, colorMapping } : {}),
    },
    ...(since("4.1.0") ? { color: { type: "measures", paletteId: palette, colorMapping } } : {}),
  };
};

const makeNumericalColor = ({ draw, since, component, ending }: Draft): Json => ({
  type: "numerical",
  [`component${ending}`]: component(),
  [since("4.1.0") ? "paletteId" : "palette"]: draw.from("oranges", "greens"),
  ...(draw.boolean()
    ? { scaleType: "continuous", interpolationType: "linear" }
    : {
        scaleType: "discrete",
        interpolationType: "jenks",
        nbClass: draw.integer(3, 9),
      }),
});

const makeCategoricalColor = ({ since, component, ending }: Draft): Json => ({
  type: "categorical",
  [`component${ending}`]: component(),
  [since("4.1.0") ? "paletteId" : "palette"]: "set1",
  colorMapping: { v1: "#112233" },
});

const makeAreaLayer = (draft: Draft): Json => {
  const { draw, since, component, ending } = draft;
  const shared = { [`component${ending}`]: component() };
  if (since("1.1.1")) {
    const isCategorical = since("1.2.0") && draw.boolean();
    const color = isCategorical ? makeCategoricalColor(draft) : makeNumericalColor(draft);
    const opacity = since("3.1.0") ? { opacity: draw.from(100, 70) } : {};
    return { ...shared, color: { ...color, ...opacity } };
  }
  return {
    ...shared,
    ...(since("1.1.0") ? {} : { show: draw.boolean() }),
    measureIri: component(),
    colorScaleType: draw.from("continuous", "discrete"),
    colorScaleInterpolationType: draw.from("linear", "jenks"),
    palette: "oranges",
    nbClass: draw.integer(3, 9),
  };
};

const makeSymbolColor = (draft: Draft): Json => {
  const { draw, since, component } = draft;
  const kind = draw.from("fixed", "categorical", "by value");
  if (kind === "fixed") return { type: "fixed", value: "#abcdef", opacity: draw.from(80, 30) };
  const opacity = since("3.1.0") ? { opacity: draw.from(100, 70) } : {};
  if (kind === "categorical") return { ...makeCategoricalColor(draft), ...opacity };
  if (since("1.1.1")) return { ...makeNumericalColor(draft), ...opacity };
  return { type: "continuous", componentIri: component(), palette: "blues" };
};

const makeSymbolLayer = (draft: Draft): Json => {
  const { draw, since, component, ending } = draft;
  return {
    ...(since("1.1.0") ? {} : { show: draw.boolean() }),
    [`component${ending}`]: component(),
    [`measure${ending}`]: component(),
    ...(since("1.1.1")
      ? { color: makeSymbolColor(draft) }
      : since("1.0.2")
        ? { colors: makeSymbolColor(draft) }
        : { color: "#abcdef" }),
  };
};

const makeMap = (draft: Draft): Json => {
  const { draw, since } = draft;
  const isComplete = !since("1.1.0");
  return {
    baseLayer: {
      show: draw.boolean(),
      ...(since("1.0.1") ? { locked: draw.boolean() } : {}),
      ...(since("4.3.0")
        ? {
            customLayers: draw.boolean()
              ? []
              : [
                  {
                    type: "wms",
                    id: "rivers",
                    isBehindAreaLayer: true,
                    syncTemporalFilters: false,
                  },
                ],
          }
        : {}),
    },
    fields: {
      ...(isComplete || draw.boolean() ? { areaLayer: makeAreaLayer(draft) } : {}),
      ...(isComplete || draw.boolean() ? { symbolLayer: makeSymbolLayer(draft) } : {}),
      ...makeAnimation(draft),
    },
  };
};

const makeTable = ({ draw, since, component, ending }: Draft): Json => {
  const columns = [...new Set([component(), component(), component()])];
  const column = (id: string, index: number): Json => ({
    [`component${ending}`]: id,
    componentType: "NominalDimension",
    index,
    isGroup: draw.boolean(),
    isHidden: false,
    columnStyle: { type: "text", textStyle: "regular", textColor: "#000", columnColor: "#fff" },
  });
  return {
    fields: Object.fromEntries(columns.map((id, index) => [id, column(id, index)])),
    settings: {
      showSearch: true,
      showAllRows: false,
      ...(since("5.2.0") ? { limitColumnWidths: draw.boolean() } : {}),
    },
    sorting: [
      {
        [`component${ending}`]: columns[0],
        componentType: "NominalDimension",
        sortingOrder: "asc",
      },
    ],
    ...(since("5.1.0")
      ? { links: { enabled: draw.boolean(), baseUrl: "", componentId: "", targetComponentId: "" } }
      : {}),
  };
};

const makeOwnHalf = (draft: Draft): Json => {
  if (draft.type === "map") return makeMap(draft);
  if (draft.type === "table") return makeTable(draft);
  return { fields: draft.type.startsWith("combo") ? makeComboFields(draft) : makeFields(draft) };
};

const makeCommon = (draft: Draft): Json => {
  const { draw, since } = draft;
  return {
    ...(since("2.0.0") ? { meta: makeMeta(draw, since("3.4.0")) } : {}),
    ...(since("4.2.0")
      ? {
          limits: draw.boolean()
            ? {}
            : {
                m: [
                  {
                    related: [{ dimensionId: "k", value: "v1" }],
                    color: "#ff0000",
                    lineType: "solid",
                  },
                ],
              },
        }
      : {}),
    ...(since("4.5.0")
      ? {
          conversionUnitsByComponentId: draw.boolean()
            ? {}
            : { m: { multiplier: 1000, labels: { de: "t", fr: "t", it: "t", en: "t" } } },
        }
      : {}),
    ...(since("4.6.0") || draw.boolean()
      ? { interactiveFiltersConfig: makeInteractive(draft) }
      : {}),
    ...(since("5.0.0") ? { annotations: draw.boolean() ? [] : [{ key: "a1" }] } : {}),
    ...maybe(draw, () => ({ extensions: { altText: "Bars" } })),
  };
};

const TYPES = ["column", "bar", "line", "area", "scatterplot", "pie", "table", "map"];
const COMBOS = ["comboLineSingle", "comboLineDual", "comboLineColumn"];

export const makeChart = (draw: Draw, version: string, key = "kEyOfChart01"): Json => {
  const since = (than: string): boolean => isSince(version, than);
  const types = since("2.1.0") ? [...TYPES, ...COMBOS] : TYPES;
  const cubes = since("3.0.0") ? CUBES.slice(0, draw.integer(1, 3)) : CUBES.slice(0, 1);
  const component = (): string => {
    const cube = draw.from(...cubes);
    const iri = `${cube}/${draw.from("k", "l", "m", "n", "t")}`;
    return since("4.0.0") ? `${cube}${SEPARATOR}${iri}` : iri;
  };
  const draft = {
    draw,
    since,
    component,
    type: draw.from(...types),
    ending: since("4.0.0") ? "Id" : "Iri",
  };
  return {
    version,
    chartType: draft.type,
    ...(since("2.0.0") ? { key } : {}),
    ...makeData(draft, cubes),
    ...makeCommon(draft),
    ...makeOwnHalf(draft),
  };
};
