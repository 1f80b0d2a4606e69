import fc from "fast-check";
import type { GeneratorValue } from "fast-check";

type Json = Record<string, unknown>;

/** Draws one chart config as it was written at one version; knows nothing of the steps. */
type Draft = {
  readonly g: GeneratorValue;
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

export const isSince = (version: string, than: string): boolean =>
  version.localeCompare(than, "en", { numeric: true }) >= 0;

const maybe = (g: GeneratorValue, member: () => Json): Json => (g(fc.boolean) ? member() : {});
const texts = (g: GeneratorValue): Json =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, g(fc.constantFrom, "", "Lärm", "x ‖ y")]),
  );

export const makeMeta = (g: GeneratorValue, hasLabel: boolean): Json => ({
  title: texts(g),
  description: texts(g),
  ...(hasLabel ? { label: texts(g) } : {}),
});

const makeFilter = (g: GeneratorValue): Json => {
  const kind = g(fc.constantFrom, "single", "multi", "range");
  if (kind === "single")
    return { type: kind, value: g(fc.constantFrom, "v1", "v2", "https://v.example/3") };
  if (kind === "multi") return { type: kind, values: { v1: true, v2: true } };
  return {
    type: kind,
    from: "2001",
    to: g(fc.constantFrom, "2010", "VISUALIZE_MOST_RECENT_VALUE"),
  };
};

const makeCube = ({ g, since }: Draft, unversioned: string, joins: number): Json => {
  const name = (part: string): string =>
    since("4.0.0") ? `${unversioned}${SEPARATOR}${unversioned}/${part}` : `${unversioned}/${part}`;
  const filters = Object.fromEntries(
    g(fc.subarray, ["k", "l", "place"]).map((part) => [name(part), makeFilter(g)]),
  );
  const joinBy = Array.from({ length: joins }, (_, index) => name(`join${index}`));
  const iri = `${unversioned}/${g(fc.constantFrom, 1, 12)}`;
  return {
    iri,
    filters,
    ...(since("3.2.0") && !since("4.0.0")
      ? { publishIri: g(fc.constantFrom, iri, iri, "https://was.example") }
      : {}),
    ...(joins > 0 ? { joinBy: since("3.3.0") ? joinBy : joinBy[0] } : {}),
  };
};

const makeData = (draft: Draft, cubes: readonly string[]): Json => {
  const { g, since } = draft;
  const joins = cubes.length > 1 ? (since("3.3.0") ? g(fc.constantFrom, 1, 2) : 1) : 0;
  const made = cubes.map((cube) => makeCube(draft, cube, joins));
  if (since("3.0.0")) return { cubes: made };
  const [first] = made;
  return { filters: first?.filters, ...(since("2.3.0") ? { dataSet: first?.iri } : {}) };
};

const makeInteractive = ({ g, since, component, ending }: Draft): Json => {
  const one = (): Json => ({ [`component${ending}`]: g(fc.constantFrom, "", component()) });
  const listed = g(fc.subarray, [component()]);
  return {
    legend: { active: g(fc.boolean), ...one() },
    [since("1.2.1") ? "timeRange" : "time"]: {
      active: g(fc.boolean),
      ...one(),
      presets: { type: "range", from: g(fc.constantFrom, "", "2001"), to: "" },
    },
    dataFilters: {
      active: g(fc.boolean),
      [`component${ending}s`]: listed,
      ...maybe(g, () => (since("4.0.0") ? { defaultOpen: true } : {})),
      ...(since("4.6.0")
        ? {
            defaultValueOverrides: g(fc.boolean) ? {} : { [component()]: ["v1"] },
            filterTypes: Object.fromEntries(
              listed.map((id) => [id, g(fc.constantFrom, "single", "multi")]),
            ),
          }
        : {}),
    },
    ...(since("1.3.0") && !since("1.4.0") ? { timeSlider: one() } : {}),
    ...(since("1.4.2")
      ? { calculation: { active: g(fc.boolean), type: g(fc.constantFrom, "identity", "percent") } }
      : {}),
  };
};

const makeAnimation = ({ g, since, type, component, ending }: Draft): Json =>
  since("1.4.0") && ["column", "pie", "scatterplot", "map"].includes(type) && g(fc.boolean)
    ? {
        animation: {
          [`component${ending}`]: component(),
          showPlayButton: true,
          duration: g(fc.constantFrom, 10, 30, 60),
          type: g(fc.constantFrom, "continuous", "stepped"),
          dynamicScales: g(fc.boolean),
        },
      }
    : {};

const makeSegment = ({ g, since, component, ending }: Draft, isStackable: boolean): Json => ({
  [`component${ending}`]: component(),
  ...(isStackable ? { type: g(fc.constantFrom, "stacked", "grouped") } : {}),
  ...maybe(g, () => ({ sorting: { sortingType: "byAuto", sortingOrder: "asc" } })),
  ...(since("4.1.0")
    ? {}
    : { palette: g(fc.constantFrom, "category10", "set2"), colorMapping: { v1: "#112233" } }),
  ...(since("4.4.0") ? { showValuesMapping: g(fc.boolean) ? {} : { v1: true } } : {}),
});

const makeFields = (draft: Draft): Json => {
  const { g, since, type, component, ending } = draft;
  const plain = (): Json => ({ [`component${ending}`]: component() });
  const hasSegment = type === "pie" || g(fc.boolean);
  const color = hasSegment
    ? { type: "segment", paletteId: "set2", colorMapping: { v1: "#112233" } }
    : { type: "single", paletteId: "category10", color: g(fc.constantFrom, "#1f77b4", "#006699") };
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

const makeComboFields = ({ g, since, type, component, ending }: Draft): Json => {
  const [one, two] = [component(), component()];
  const colorMapping = { [one]: "#1f77b4", [two]: g(fc.constantFrom, "#ff7f0e", "#00ff00") };
  const palette = g(fc.constantFrom, "category10", "set1");
  return {
    x: { [`component${ending}`]: component() },
    y: {
      ...comboMeasures[type]?.(ending, one, two),
      ...(since("2.2.0") && !since("4.1.0") ? { palette, colorMapping } : {}),
    },
    ...(since("4.1.0") ? { color: { type: "measures", paletteId: palette, colorMapping } } : {}),
  };
};

const makeNumericalColor = ({ g, since, component, ending }: Draft): Json => ({
  type: "numerical",
  [`component${ending}`]: component(),
  [since("4.1.0") ? "paletteId" : "palette"]: g(fc.constantFrom, "oranges", "greens"),
  ...(g(fc.boolean)
    ? { scaleType: "continuous", interpolationType: "linear" }
    : {
        scaleType: "discrete",
        interpolationType: "jenks",
        nbClass: g(fc.integer, { min: 3, max: 9 }),
      }),
});

const makeCategoricalColor = ({ since, component, ending }: Draft): Json => ({
  type: "categorical",
  [`component${ending}`]: component(),
  [since("4.1.0") ? "paletteId" : "palette"]: "set1",
  colorMapping: { v1: "#112233" },
});

const makeAreaLayer = (draft: Draft): Json => {
  const { g, since, component, ending } = draft;
  const shared = { [`component${ending}`]: component() };
  if (since("1.1.1")) {
    const isCategorical = since("1.2.0") && g(fc.boolean);
    const color = isCategorical ? makeCategoricalColor(draft) : makeNumericalColor(draft);
    const opacity = since("3.1.0") ? { opacity: g(fc.constantFrom, 100, 70) } : {};
    return { ...shared, color: { ...color, ...opacity } };
  }
  return {
    ...shared,
    ...(since("1.1.0") ? {} : { show: g(fc.boolean) }),
    measureIri: component(),
    colorScaleType: g(fc.constantFrom, "continuous", "discrete"),
    colorScaleInterpolationType: g(fc.constantFrom, "linear", "jenks"),
    palette: "oranges",
    nbClass: g(fc.integer, { min: 3, max: 9 }),
  };
};

const makeSymbolColor = (draft: Draft): Json => {
  const { g, since, component } = draft;
  const kind = g(fc.constantFrom, "fixed", "categorical", "by value");
  if (kind === "fixed")
    return { type: "fixed", value: "#abcdef", opacity: g(fc.constantFrom, 80, 30) };
  const opacity = since("3.1.0") ? { opacity: g(fc.constantFrom, 100, 70) } : {};
  if (kind === "categorical") return { ...makeCategoricalColor(draft), ...opacity };
  if (since("1.1.1")) return { ...makeNumericalColor(draft), ...opacity };
  return { type: "continuous", componentIri: component(), palette: "blues" };
};

const makeSymbolLayer = (draft: Draft): Json => {
  const { g, since, component, ending } = draft;
  return {
    ...(since("1.1.0") ? {} : { show: g(fc.boolean) }),
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
  const { g, since } = draft;
  const isComplete = !since("1.1.0");
  return {
    baseLayer: {
      show: g(fc.boolean),
      ...(since("1.0.1") ? { locked: g(fc.boolean) } : {}),
      ...(since("4.3.0")
        ? {
            customLayers: g(fc.boolean)
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
      ...(isComplete || g(fc.boolean) ? { areaLayer: makeAreaLayer(draft) } : {}),
      ...(isComplete || g(fc.boolean) ? { symbolLayer: makeSymbolLayer(draft) } : {}),
      ...makeAnimation(draft),
    },
  };
};

const makeTable = ({ g, since, component, ending }: Draft): Json => {
  const columns = [...new Set([component(), component(), component()])];
  const column = (id: string, index: number): Json => ({
    [`component${ending}`]: id,
    componentType: "NominalDimension",
    index,
    isGroup: g(fc.boolean),
    isHidden: false,
    columnStyle: { type: "text", textStyle: "regular", textColor: "#000", columnColor: "#fff" },
  });
  return {
    fields: Object.fromEntries(columns.map((id, index) => [id, column(id, index)])),
    settings: {
      showSearch: true,
      showAllRows: false,
      ...(since("5.2.0") ? { limitColumnWidths: g(fc.boolean) } : {}),
    },
    sorting: [
      {
        [`component${ending}`]: columns[0],
        componentType: "NominalDimension",
        sortingOrder: "asc",
      },
    ],
    ...(since("5.1.0")
      ? { links: { enabled: g(fc.boolean), baseUrl: "", componentId: "", targetComponentId: "" } }
      : {}),
  };
};

const makeOwnHalf = (draft: Draft): Json => {
  if (draft.type === "map") return makeMap(draft);
  if (draft.type === "table") return makeTable(draft);
  return { fields: draft.type.startsWith("combo") ? makeComboFields(draft) : makeFields(draft) };
};

const makeCommon = (draft: Draft): Json => {
  const { g, since } = draft;
  return {
    ...(since("2.0.0") ? { meta: makeMeta(g, since("3.4.0")) } : {}),
    ...(since("4.2.0")
      ? {
          limits: g(fc.boolean)
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
          conversionUnitsByComponentId: g(fc.boolean)
            ? {}
            : { m: { multiplier: 1000, labels: { de: "t", fr: "t", it: "t", en: "t" } } },
        }
      : {}),
    ...(since("4.6.0") || g(fc.boolean)
      ? { interactiveFiltersConfig: makeInteractive(draft) }
      : {}),
    ...(since("5.0.0") ? { annotations: g(fc.boolean) ? [] : [{ key: "a1" }] } : {}),
    ...maybe(g, () => ({ extensions: { altText: "Bars" } })),
  };
};

const TYPES = ["column", "bar", "line", "area", "scatterplot", "pie", "table", "map"];
const COMBOS = ["comboLineSingle", "comboLineDual", "comboLineColumn"];

export const makeChart = (g: GeneratorValue, version: string, key = "kEyOfChart01"): Json => {
  const since = (than: string): boolean => isSince(version, than);
  const types = since("2.1.0") ? [...TYPES, ...COMBOS] : TYPES;
  const cubes = since("3.0.0")
    ? CUBES.slice(0, g(fc.integer, { min: 1, max: 3 }))
    : CUBES.slice(0, 1);
  const component = (): string => {
    const cube = g(fc.constantFrom, ...cubes);
    const iri = `${cube}/${g(fc.constantFrom, "k", "l", "m", "n", "t")}`;
    return since("4.0.0") ? `${cube}${SEPARATOR}${iri}` : iri;
  };
  const draft = {
    g,
    since,
    component,
    type: g(fc.constantFrom, ...types),
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
