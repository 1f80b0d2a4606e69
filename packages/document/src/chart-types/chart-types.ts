/** How a config of a chart type is read: all that a reader's page must know of a type beside its drawing. */
export type ChartTraits = {
  /** What `fields` holds: fields by their names, a column for each component, or the layers of a map. */
  mapping: "fields" | "columns" | "layers";
  /** Whether the values of series are laid on each other: never, always, or as `segment.type` says. */
  stacking: "never" | "always" | "chosen";
  /** Its series are lines, each through the observations of one value. */
  hasLines?: boolean;
  /** Each observation is a point of its own: values of dimensions need no field to be told apart. */
  hasPoints?: boolean;
  /** Shows the parts of a whole, whose values therefore add up. */
  isWhole?: boolean;
  /**
   * Several measures are series of their own: of one unit on one axis, or of two units on two. They are the components of
   * `fields.y`. Such a type is a combined one: it stands at the end of the list, and comes first where there are several cubes (CT9).
   */
  measureUnits?: "same" | "different";
};

/** The one list of chart types, in the order in which enabled ones are offered (D6). */
const TRAITS = {
  column: { mapping: "fields", stacking: "chosen" },
  bar: { mapping: "fields", stacking: "chosen" },
  line: { mapping: "fields", stacking: "never", hasLines: true },
  area: { mapping: "fields", stacking: "always" },
  scatterplot: { mapping: "fields", stacking: "never", hasPoints: true },
  pie: { mapping: "fields", stacking: "never", isWhole: true },
  map: { mapping: "layers", stacking: "never" },
  table: { mapping: "columns", stacking: "never" },
  comboLineSingle: { mapping: "fields", stacking: "never", measureUnits: "same" },
  comboLineDual: { mapping: "fields", stacking: "never", measureUnits: "different" },
  comboLineColumn: { mapping: "fields", stacking: "never", measureUnits: "different" },
} as const satisfies Readonly<Record<string, ChartTraits>>;

/** The name of a chart type, as documents store it in `chartType`. */
export type ChartType = keyof typeof TRAITS;

export const chartTraits: Readonly<Record<ChartType, ChartTraits>> = TRAITS;

/** All chart types, in the order in which enabled ones are offered (D6). */
export const CHART_TYPES = Object.keys(TRAITS) as readonly ChartType[];
