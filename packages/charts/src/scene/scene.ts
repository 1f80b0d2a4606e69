import type { ChartType } from "@statelier/document";
import type { ComponentId, GeoBox, Locale, ServiceLayer, TextPart } from "@statelier/model";

/** The colours of the page; those of the author stay. */
export type ChartTheme = "light" | "dark";

/** Names of the page's colours; the same as its custom properties. */
type ColorToken = "paper" | "wash" | "ink" | "ink-soft" | "line" | "land" | "coast" | "accent";

export type Hex = `#${string}`;

/** A colour of the page, one colour on any ground, or one for each ground. */
export type Paint = ColorToken | Hex | { light: Hex; dark: Hex };

export type Point = { x: number; y: number };

/** Pixels; `y` grows downwards. */
export type Box = { x: number; y: number; width: number; height: number };

type TextRole = "tick" | "unit" | "axis-title" | "legend" | "value" | "series" | "limit" | "note";

/** A text of one or more lines; `x` and `y` place the baseline of the first one. */
export type SceneText = {
  role: TextRole;
  lines: readonly string[];
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  size: number;
  weight: 400 | 600;
  color: Paint;
  /** Degrees around `x`, `y`. */
  rotate?: number;
  /** Where it is not that of the reader. */
  language?: string;
  /** Stands on marks: gets an outline, of paper or of the colour of its mark. False where it has the colour that is read on its mark. */
  halo?: boolean | Readonly<Record<ChartTheme, Hex>>;
};

export type SceneLine = {
  role: "grid" | "zero" | "axis" | "leader" | "whisker" | "limit";
  from: Point;
  to: Point;
  color: Paint;
  width: number;
  /** Lengths of dash and gap. */
  dash?: readonly number[];
};

/** Where a position stands on an axis. */
export type AxisTick = { position: number; value: number | string };

export type SceneAxis = {
  id: "x" | "y" | "y2";
  /** `around`: of a pie, ends in radians clockwise from twelve o'clock. */
  side: "left" | "right" | "top" | "bottom" | "around";
  type: "value" | "category" | "time";
  componentId: ComponentId;
  /** Name of the component, without unit. */
  label: string;
  /** Ends of the axis, in values (milliseconds on time axes) and in pixels; absent for categories. */
  domain?: readonly [number, number];
  range: readonly [number, number];
  ticks: readonly AxisTick[];
};

/** In one of many small charts: the value that it is of. */
type InPanel = { panel?: string };

/** One observation as the chart shows it. */
export type SceneDatum = InPanel & {
  /** Unique in the scene and stable while series and categories stay. */
  id: string;
  /** Row in the table of the input. */
  row: number;
  /** Segment value or measure id; empty where the chart has one series. */
  series: string;
  seriesLabel: string;
  /** Value on the category or time axis. */
  category: string;
  categoryLabel: string;
  /** In one of many small charts: `categoryLabel` without the name of that chart. */
  ownLabel?: string;
  /** As drawn: converted, in percent where the chart shows percentages. */
  value: number;
  /** The number alone, without unit. */
  valueText: string;
  /** Unit behind the number; empty where there is none. */
  unitText: string;
  /** Number and unit as sentences write them. */
  labelText: string;
  /** What the mark says where its value stands at it: rounded, in the scale of the axis; `labelText` when absent. */
  markText?: string;
  /** Of a share, the amount that it stands for, with its unit; empty where the value is one. */
  wholeText?: string;
  /** Further facts, such as uncertainty. */
  detailText: string;
  /** Among all, the greatest first; where it is said, the place in the walk is not. */
  rank?: number | undefined;
  /** Number and unit of the other value, where a mark stands between two. */
  acrossText?: string;
  /** Where the mark stands, beyond the plot for a value beyond the axis. */
  anchor: Point;
  /** The box that a tooltip points at and a focus ring goes around. */
  bounds: Box;
};

export type RectMark = Textured & {
  shape: "rect";
  datum: SceneDatum;
  box: Box;
  color: Paint;
  /** Drawn within the mark. */
  outline?: Paint;
  /** Parts the pieces of a stack: a hairline on the edge. */
  separator?: Paint;
};

export type DotSymbol = "circle" | "square" | "triangle" | "diamond";

/** A pattern over a fill, from 1; none when absent. */
type Textured = { texture?: number | undefined };

export type DotMark = Textured & {
  shape: "dot";
  datum: SceneDatum;
  center: Point;
  radius: number;
  color: Paint;
  outline?: Paint;
  opacity?: number | undefined;
  /** A circle when absent. */
  symbol?: DotSymbol;
};

/** Dots of one series that are too many to be an object each: columns of equal length. */
export type CloudMark = {
  shape: "cloud";
  series: string;
  seriesLabel: string;
  /** Centres, in pixels. */
  xs: Float64Array;
  ys: Float64Array;
  radius: number;
  color: Paint;
  /** Of each dot: where dots lie on one another the colour deepens. */
  opacity: number;
  /** Circles when absent. */
  symbol?: DotSymbol;
  datumAt: (index: number) => SceneDatum;
};

/** Vertices of a line without a gap between them, from left to right. */
export type LineRun = {
  readonly length: number;
  /** The pixel of a vertex. */
  readonly xAt: (index: number) => number;
  readonly yAt: (index: number) => number;
  /** Those of all, as columns. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Visits the vertices that are seen where columns of pixels are so wide: all, or the four that tell most of each column. */
  trace(pixel: number, visit: (x: number, y: number, place: number) => void): void;
  /** The observation of each vertex, at its pixel. */
  readonly data: readonly SceneDatum[];
};

/** A line has one vertex per observation; a missing observation ends a run. */
export type LineMark = {
  shape: "line";
  series: string;
  seriesLabel: string;
  color: Paint;
  width: number;
  join: "round" | "bevel";
  dash?: readonly number[];
  runs: readonly LineRun[];
  /** Parts the line from the marks that it runs over. */
  halo?: true;
  /** Radius of the dot on each vertex; 0 for none. */
  dotRadius: number;
  /** From the lowest to the highest pixel at which dots stand; anywhere when absent. */
  dotsWithin?: readonly [number, number];
  /** In one of many small charts: where it is cut that runs beyond the axes of its own. */
  clip?: Box;
};

/** A point on the far edge of an area and the `y` of its near edge; without an observation where it fills a gap. */
export type AreaVertex = { at: Point; base: number; datum?: SceneDatum };

export type AreaMark = Textured & {
  shape: "area";
  series: string;
  seriesLabel: string;
  color: Paint;
  /** Drawn within the mark. */
  outline?: Paint;
  /** Parts the pieces of a stack: a hairline on the edge. */
  separator?: Paint;
  runs: readonly (readonly AreaVertex[])[];
};

/** A slice of a pie; angles in radians, clockwise from twelve o'clock. */
export type SliceMark = Textured & {
  shape: "slice";
  datum: SceneDatum;
  center: Point;
  radius: number;
  startAngle: number;
  endAngle: number;
  color: Paint;
  outline?: Paint;
};

/** An element of SVG that marks refer to, as the painting has it. */
type SceneDefinition = {
  tag: string;
  attrs: Readonly<Record<string, string | number | undefined>>;
  children: readonly (SceneDefinition | string)[];
};

/** Paints what only maps have. */
type MapPainter = (
  what: "ground" | "lakes" | "key",
  scene: Pick<PlotScene, "ground" | "key">,
  resolve: (paint: Paint) => string,
) => SceneDefinition[];

/** Rings of an area, or lines, in pixels: `x` and `y` of each point. What lies in two rings of an area is a hole. */
export type Rings = readonly Float64Array[];

/** An area of a map. */
export type RegionMark = Textured & {
  shape: "region";
  datum: SceneDatum;
  rings: Rings;
  color: Paint;
  opacity?: number | undefined;
  /** The line around it, where that is not of paper. */
  outline?: Paint | undefined;
  /** Pixels of the line around it, where that is not the usual one. */
  border?: number | undefined;
};

/** What lies around the areas of a map. */
export type SceneGround = { land: Rings; borders: Rings; lakes: Rings };

/** A field of the key of a scale: of colours a rectangle, of sizes a circle. */
export type KeyField = Textured & {
  shape: "rect" | "circle";
  box: Box;
  color: Paint;
  opacity?: number | undefined;
  outline?: Paint | undefined;
};

export type SceneMark = InPanel &
  (RectMark | DotMark | CloudMark | LineMark | AreaMark | SliceMark | RegionMark);

/** A symbol of a limit on one position of the axis. */
export type LimitSymbol = {
  shape: "circle" | "cross" | "triangle";
  center: Point;
  size: number;
  color: Paint;
  /** A ring around the value of a symbol, in lengths of dash and gap; filled when absent. */
  ring?: readonly number[];
};

export type LegendItem = Textured & {
  /** Lengths of dash and gap of a line. */
  dash?: readonly number[];
  /** The shape of the dots of a series. */
  dotSymbol?: DotSymbol;
  /** Segment value or measure id. */
  value: string;
  label: string;
  color: Paint;
  outline?: Paint;
  /** Of the fill within the outline. */
  opacity?: number | undefined;
  symbol: "square" | "line" | "dot" | "dash" | "circle" | "cross" | "triangle" | "whisker" | "band";
  /** Shown in the chart; the reader has not switched it off. */
  visible: boolean;
  /** One of many series that stand back: only the list of all series names it. */
  isQuiet?: true;
  /** Limits and uncertainties explain the drawing and cannot be switched off. */
  canToggle: boolean;
};

/** What the colours and symbols of a drawing stand for. */
export type SceneLegend = {
  title: string;
  items: readonly LegendItem[];
  /** The items that the drawing needs: those of series not where every series carries its name. */
  drawn: readonly LegendItem[];
  /** More series than a reader takes in: pages list them under the chart, to be opened. */
  isFolded: boolean;
  /** Pixels at the top of the scene that the drawn legend takes. */
  height: number;
  /** The box of each drawn item's symbol. */
  symbols: readonly Box[];
  texts: readonly SceneText[];
};

/** An interval of uncertainty around a line; without a lower edge dots along the upper one. */
export type SceneBand = InPanel & {
  series: string;
  color: Paint;
  upper: readonly Point[];
  lower: readonly Point[];
};

/** What a reader must know to read the drawing rightly, in the reader's language. */
export type SceneNote = {
  type:
    | "missing"
    | "empty"
    | "all-missing"
    | "cut-axis"
    | "beyond-axis"
    | "shares-shown"
    | "imputed"
    | "negative"
    | "all-zero"
    | "zero-slices"
    | "several"
    | "added-up"
    | "log-axis"
    | "panels"
    | "calculated"
    | "smoothed"
    | "without-shape"
    | "without-room"
    | "left-out"
    | "unnamed"
    | "own";
  text: string;
  /** Where it is another one than the reader's. */
  language?: string;
  /** How many values lie beyond the axes. */
  count?: number;
  /** What pages with a program say in its place, each a sentence. */
  onScreen?: readonly { text: string; isError?: true }[];
};

/** The part of the plane of a map that fills its plot, at rest and now. */
export type SceneExtent = {
  home: Box;
  shown: Box;
  /** The box of degrees around what is shown. */
  bounds: GeoBox;
  /** The author wants that readers see this part and no other. */
  isLocked: boolean;
  /** In EPSG:3857 the longitude in the middle of the plane, in radians, where that is not Greenwich. */
  middle?: number;
};

/** A layer of a map service: its pictures come into pages alone. */
export type SceneLayer = Pick<ServiceLayer, "title"> & {
  /** Unique in the scene. */
  key: string;
  /** Its pictures lie under the areas. */
  isBehind: boolean;
  /** Its service does not answer. */
  isAway?: boolean;
  /** Its service draws it only closer up, or further away, than the map is when nobody has moved it. */
  undrawn?: "closer" | "further";
  /** Which are asked for its pictures and its legend. */
  hosts?: readonly string[];
  /** The time of the chart, where the layer follows it. */
  wantedTime?: string | undefined;
  /** What its service says of it: without pictures where that is nothing, or cannot be shown. */
} & Partial<Pick<ServiceLayer, "pictures" | "legendUrl" | "attribution" | "time" | "problem">>;

/** A chart with axes, a pie or a map: everything has its place. */
export type PlotScene = {
  type: "plot";
  chartType: Exclude<ChartType, "table">;
  locale: Locale;
  theme: ChartTheme;
  width: number;
  /** With the legend, where the drawing needs it. */
  height: number;
  /** Of a part of a scene: where it begins. */
  from?: number;
  /** On paper: the same in parts one below the other, between which a page may end; whole when absent. */
  parts?: readonly PlotScene[];
  /** Between the axes. */
  plot: Box;
  axes: readonly SceneAxis[];
  lines: readonly SceneLine[];
  /** Of a map: under and over its areas. */
  ground?: SceneGround;
  /** Of map services, the lowest one first. */
  layers?: readonly SceneLayer[];
  extent?: SceneExtent;
  /** Of the scales of a map: their fields, whose numbers stand among the texts. */
  key?: readonly KeyField[];
  /** How high they stand above a map that is as narrow as on a phone, in pixels. */
  narrowKey?: { width: number; height: number };
  /** Where bands and marks are cut that run beyond the axes; absent where none may. */
  clip?: Box;
  /** Of a map: paints its ground, its lakes and its key. Other charts have none, and no reader of theirs loads it. */
  paintMap?: MapPainter;
  /** Defines textures another way than usual. */
  paintTexture?: (texture: { texture: number; stroke: string }) => SceneDefinition;
  /** Drawn under the marks. */
  bands: readonly SceneBand[];
  marks: readonly SceneMark[];
  /** Drawn over the marks: whiskers and limits. */
  overlays: readonly SceneLine[];
  symbols: readonly LimitSymbol[];
  /** Names of the limits that are drawn, with their values; absent where there are none. */
  limits?: readonly string[];
  texts: readonly SceneText[];
  /** Absent where the chart has one series and nothing to explain. */
  legend?: SceneLegend;
  /** Of a map: columns that its table has before and after those of the data, and the order of its rows. */
  ranking?:
    | {
        before: readonly PlannedColumn[];
        after: readonly PlannedColumn[];
        order: (rows: readonly number[]) => number[];
      }
    | undefined;
  /** The column of the table with what is worked out of the measure and drawn in its place. */
  calculated?: PlannedColumn;
  /** Which values of the segment are drawn as one, and its name. */
  others?: { label: string; values: ReadonlySet<string> };
  notes: readonly SceneNote[];
  /** What its author wrote at its values, as far as it is drawn. */
  remarks?: readonly SceneRemark[];
};

/** What an author wrote. */
export type SceneRemark = TextPart & {
  /** What it is about: a series, places on the axis of categories or of time; empty for a line at a number. */
  where: string;
  /** Of lines and shades that are not of one of small charts alone. */
  runsThroughAll: boolean;
};

/** What a cell shows beside its text; shares run from 0 to 1 over the width of the cell. */
/** The numbers of a row over time: from 0 at the left or at the bottom to 1, in parts where some are missing. */
export type TableCellLine = { parts: readonly (readonly Point[])[]; text: string };

export type TableCellLook = {
  background?: Hex;
  color?: Hex;
  /** The ground of the text alone. */
  tag?: Hex;
  bar?: { from: number; to: number; color: Hex; ground?: Hex };
  line?: TableCellLine;
};

export type TableCell = {
  value: number | string | null;
  text: string;
  language?: string;
  look?: TableCellLook;
  /** The page to which it leads. */
  href?: string;
};

/** A column of the table of data below a drawing. */
export type ChartTableColumn = {
  id: ComponentId;
  label: string;
  unit: string;
  align: "start" | "end";
  /** Its values say which observation a row is: they are heads of the row. */
  isKey: boolean;
  /** Of the label, where it is not the page's. */
  language?: string | undefined;
  /** Rows stand in its order. */
  sorted?: "asc" | "desc" | undefined;
  /** Readers may sort by it. */
  isComponent: boolean;
};

/** The same with what stands in it. */
export type PlannedColumn = ChartTableColumn & { read: (row: number) => TableCell };

/** The head of a group: it stands before a row of the page, and `level` counts from the outermost group. */
export type TableSceneGroup = { before: number; level: number; label: string; cell: TableCell };

export type TableSceneColumn = {
  componentId: ComponentId;
  label: string;
  unit: string;
  align: "start" | "end";
  weight: 400 | 600;
  color: Paint;
  background: Paint;
  /** Pixels. */
  width: number;
  /** Its values say which observation a row is: they are heads of the row. */
  isKey: boolean;
  sorted?: "asc" | "desc";
  /** Its texts break to stay within its width. */
  isLimited?: boolean;
};

/** A table: text, no drawing. */
export type TableScene = {
  type: "table";
  chartType: "table";
  locale: Locale;
  theme: ChartTheme;
  width: number;
  height: number;
  columns: readonly TableSceneColumn[];
  /** The rows of the page that is shown. */
  rows: readonly (readonly TableCell[])[];
  groups: readonly TableSceneGroup[];
  /** What the reader looks for; absent where the author offers no search. */
  search?: string;
  /** The author wants the table at its full height. */
  isWhole: boolean;
  totalRows: number;
  page: number;
  pageSize: number;
  notes: readonly SceneNote[];
};

/** What a layout gives, told apart by `type`: a drawing, or a table. */
export type ChartScene = PlotScene | TableScene;

/** A table in a picture: texts and hairlines. */
export type PictureTable = { height: number; texts: SceneText[]; lines: SceneLine[] };
