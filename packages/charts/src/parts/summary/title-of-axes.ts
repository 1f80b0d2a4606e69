import { readFields } from "@statelier/document";
import { findComponent, withinSentence } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { PlotScene } from "../../scene/scene.ts";

const isScatter = (axes: PlotScene["axes"]): boolean => axes.every(({ type }) => type === "value");

/** What the series are, also where their legend has no name. */
const nameSeries = ({ legend }: PlotScene, { config, components }: ChartInput): string => {
  if (!legend || legend.title !== "") return legend?.title ?? "";
  const { segment } = readFields(config);
  return segment ? (findComponent(components, segment.componentId)?.label ?? "") : "";
};

/** The title of an axis or legend within a sentence; one that is a component's is in the language of its label. */
const writeWithin = (label: string, { components, locale }: ChartInput): string => {
  const named = [...components.dimensions, ...components.measures];
  return withinSentence(named.find((each) => each.label === label) ?? { label }, locale);
};

/** What a plot measures. */
export const nameMeasure = ({ axes }: PlotScene): string =>
  isScatter(axes)
    ? (axes[0]?.label ?? "")
    : axes.flatMap(({ type, label }) => (type === "value" ? [label] : [])).join(", ");

/** Caption and first sentence: the measure by its category and segment. */
export const titleOfAxes = (
  scene: PlotScene,
  input: ChartInput,
  measure = nameMeasure(scene),
): string => {
  const { axes } = scene;
  const { t } = input;
  const others = axes.filter(({ type }) => type !== "value");
  const category = (others[0] ?? axes[1])?.label ?? "";
  const segment = nameSeries(scene, input);
  if (measure === "" && segment === "") return category;
  const by = writeWithin(category, input);
  if (measure === "") return t("chart.by", { measure: segment, category: by });
  return segment === "" || segment === category
    ? t("chart.by", { measure, category: by })
    : t("chart.by.segment", {
        measure,
        category: by,
        segment: writeWithin(segment, input),
      });
};
