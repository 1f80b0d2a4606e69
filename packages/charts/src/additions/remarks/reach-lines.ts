import type { ChartConfig, Remark } from "@statelier/document";
import { formatNumber, isRecord, joinItems, joinLabel } from "@statelier/model";
import { isInDomain, niceDomain } from "../../parts/scale/linear-scale.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { listSeries } from "../../scene/list-data.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { PlotScene, SceneAxis, SceneNote } from "../../scene/scene.ts";
import { readText } from "./read-text.ts";

const TICKS = 5;

type Beyond = { axis: SceneAxis; domain: readonly [number, number]; lines: Remark[] };

/** The lines at a value that the axis of values does not reach; none where nothing is drawn. */
const findBeyond = (remarks: readonly Remark[], plot: PlotScene): Beyond | undefined => {
  const axis = plot.axes.find(({ type }) => type === "value");
  const { domain } = axis ?? {};
  if (!axis || !domain || listSeries(plot).every(({ data }) => data.length === 0)) return undefined;
  const lines = remarks.filter(
    ({ type, number }) =>
      type === "reference" && typeof number === "number" && !isInDomain(domain, number),
  );
  return lines.length > 0 ? { axis, domain, lines } : undefined;
};

/** The config with other ends of an axis, unless its ends are the author's. */
const setEnds = (
  config: ChartConfig,
  { componentId }: SceneAxis,
  ends: readonly [number, number],
): ChartConfig => {
  const fields = Object.entries(config.fields).map(([name, field]: [string, unknown]) => {
    const isOwn = isRecord(field) && field["componentId"] === componentId && !field["customDomain"];
    return [name, isOwn ? { ...field, customDomain: ends } : field];
  });
  return { ...config, fields: Object.fromEntries(fields) as unknown } as ChartConfig;
};

/** The plot with its axis of values extended to the lines of the author, where its ends are free. */
export const reachLines = (
  drawing: AnyChartDrawing,
  { input, first, remarks }: { input: ChartInput; first: PlotScene; remarks: readonly Remark[] },
): PlotScene => {
  const beyond = findBeyond(remarks, first);
  if (!beyond) return first;
  const isLog = first.notes.some(({ type }) => type === "log-axis");
  const numbers = beyond.lines.flatMap(({ number }) => number ?? []);
  const all = [...beyond.domain, ...numbers.filter((number) => !isLog || number > 0)];
  const ends = [Math.min(...all), Math.max(...all)] as const;
  const config = setEnds(input.config, beyond.axis, isLog ? ends : niceDomain(ends, TICKS));
  return asPlot(drawing.layout({ ...input, config })) ?? first;
};

/** Names the lines at a value that lie beyond the axis all the same. */
export const beyondNotes = (
  remarks: readonly Remark[],
  plot: PlotScene,
  { locale, t }: ChartInput,
): SceneNote[] => {
  const { lines = [] } = findBeyond(remarks, plot) ?? {};
  if (lines.length === 0) return [];
  const names = lines.map((line) => {
    const [name, number] = [
      readText(line, locale).text.trim(),
      formatNumber(line.number ?? 0, { locale, decimals: "auto" }),
    ];
    return name === "" ? number : joinLabel(name, number, locale);
  });
  return [
    { type: "beyond-axis", text: t("chart.lines-beyond", { lines: joinItems(names, locale) }) },
  ];
};
