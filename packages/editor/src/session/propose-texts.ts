import { listFilters } from "@statelier/charts";
import type { DataScope } from "@statelier/data";
import {
  type ChartConfig,
  type ChartContext,
  type MachineContext,
  decideSharedAxis,
  hasColumns,
  listFieldComponents,
  listTimeValues,
  type ProposedTexts,
  readAltTexts,
} from "@statelier/document";
import {
  type CubeComponents,
  findComponent,
  isMeasure,
  kindTraits,
  type Locale,
  LOCALES,
  nameValue,
  withinSentence,
} from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import { ComponentsCache } from "./components-cache.ts";
import type { SessionEnvironment } from "./environment.ts";
import { askNewest, type Renewals } from "./newest-charts.ts";

const proposeTitle = (
  { config, components }: ChartContext,
  locale: Locale,
  t: Translator,
): string => {
  const shown = listFieldComponents(config).flatMap((id) => findComponent(components, id) ?? []);
  const measures = shown.filter(isMeasure);
  const dimensions = shown.filter((each) => !isMeasure(each) && !kindTraits(each).isTemporal);
  if (measures.length === 0 || dimensions.length === 0 || hasColumns(config))
    return measures.map(({ label }) => label).join(", ");
  return t("editor.propose.by", {
    measures: measures
      .map((measure, index) => (index === 0 ? measure.label : withinSentence(measure, locale)))
      .join(", "),
    dimensions: dimensions.map((each) => withinSentence(each, locale)).join(", "),
  });
};

const proposePeriod = ({ config, components }: ChartContext): string[] => {
  const shown = listFieldComponents(config);
  const dimension = components.dimensions.find(
    (each) => shown.includes(each.id) && kindTraits(each).canTimeFilter,
  );
  const values = dimension ? listTimeValues(config, dimension) : [];
  const [first, last] = [values[0], values.at(-1)].map((value) => {
    const found = dimension?.values.find((each) => each.value === value?.value);
    return dimension && found ? nameValue(dimension, found) : value?.label;
  });
  return first === undefined || last === undefined
    ? []
    : [first === last ? first : `${first}–${last}`];
};

/** Whether all measures shown have a name in the language that was asked for. */
const isNamed = (config: ChartConfig, components: CubeComponents): boolean =>
  listFieldComponents(config)
    .flatMap((id) => findComponent(components, id) ?? [])
    .every((component) => !isMeasure(component) || component.labelLanguage === undefined);

/** What the summary of a chart begins with: what none of its figures changes. Empty where the chart has no title. */
const proposeAltText = (
  chart: ChartContext,
  { title, description }: Omit<ProposedTexts, "altText">,
  t: Translator,
): string => {
  if (title === "") return "";
  const { config } = chart;
  // A kind with as many axes as there are measures is not that of a chart that may have one.
  const kind =
    hasColumns(config) || decideSharedAxis(chart) !== false
      ? `${title}.`
      : t(`chart.summary.${config.chartType}`, { what: title });
  return description === "" ? kind : `${kind} ${description}.`;
};

/** What a chart could be called, of its measures and dimensions, and described as, of its period and filters. */
export const proposeTexts = (chart: ChartContext, locale: Locale, t: Translator): ProposedTexts => {
  const filters = listFilters(chart.config, chart.components, {});
  const described = [
    ...proposePeriod(chart),
    ...filters.map(({ label, value }) => t("viewer.label", { name: label }) + ` ${value}`),
  ];
  const texts = {
    locale,
    title: proposeTitle(chart, locale, t),
    description: described.join(" · "),
  };
  return { ...texts, altText: proposeAltText(chart, texts, t) };
};

/** Whether a chart says something in a language other than this one. */
export const hasTextsBeside = (config: ChartConfig, own: Locale): boolean => {
  const all = [config.meta.title, config.meta.description, readAltTexts(config)];
  return LOCALES.some((locale) => locale !== own && all.some((texts) => texts[locale]));
};

type Language = { t: Translator; components: ComponentsCache };

type Cubes = Parameters<ComponentsCache["find"]>[0];

/** What charts could be called: in the author's language, and in the others once somebody asks for them. */
export class TextProposals {
  readonly #environment: SessionEnvironment;
  readonly #own: ComponentsCache;
  readonly #languages = new Map<Locale, Language>();
  #isComplete = false;

  constructor(environment: SessionEnvironment, components: ComponentsCache) {
    this.#environment = environment;
    this.#own = components;
    const { words, locale } = environment;
    if (words) this.#languages.set(locale, { t: words.t, components });
  }

  /** In each language whose words and names are there. What is measured has a name in the language itself. */
  readonly propose: NonNullable<MachineContext["proposeTexts"]> = (config) =>
    [...this.#languages].flatMap(([locale, { t, components }]) => {
      const found = components.find(config.cubes);
      if (!found || (locale !== this.#environment.locale && !isNamed(config, found))) return [];
      return [proposeTexts({ config, components: found }, locale, t)];
    });

  /** Learns the other languages for those of the charts that have data; one whose names do not come has no proposals. */
  async learn(source: DataScope["source"], charts: readonly { cubes: Cubes }[]): Promise<void> {
    this.#isComplete = true;
    const others = LOCALES.filter((locale) => locale !== this.#environment.locale);
    const known = charts.filter(({ cubes }) => this.#own.find(cubes));
    await Promise.all(others.map((locale) => this.#learnOne({ source, locale }, known)));
  }

  /** The components of datasets in the author's language, and in those that were learned. Rejects with `DataError`. */
  async load(scope: DataScope, cubes: Cubes): Promise<CubeComponents> {
    const components = await this.#own.load(this.#environment.data, scope, cubes);
    if (this.#isComplete) await this.learn(scope.source, [{ cubes }]);
    return components;
  }

  /** Asks for the datasets of charts in their newest versions, and keeps why they do not come. Never rejects. */
  askNewest(scope: DataScope, charts: readonly ChartConfig[]): Promise<Renewals> {
    const { data } = this.#environment;
    const load = (cubes: Cubes) => this.load(scope, cubes);
    return askNewest(charts, scope, { data, components: this.#own, load });
  }

  async #learnOne(scope: DataScope, charts: readonly { cubes: Cubes }[]): Promise<void> {
    const { words, data, log } = this.#environment;
    if (!words) return;
    try {
      const known = this.#languages.get(scope.locale);
      const components = known?.components ?? new ComponentsCache();
      const t = known?.t ?? (await words.load(scope.locale));
      await Promise.all(charts.map(({ cubes }) => components.load(data, scope, cubes)));
      this.#languages.set(scope.locale, { t, components });
    } catch (error) {
      log(`No proposals of texts in ${scope.locale}: ${String(error)}`);
    }
  }
}
