import type { ChartConfig } from "@statelier/document";
import { joinItems, type Iri, type Locale } from "@statelier/model";
import type { PageError } from "@statelier/viewer";

/** What a dataset was called when its chart was stored, else where it was. */
export const nameStoredDataset = (
  { extensions }: Pick<ChartConfig, "extensions">,
  iri: Iri,
  locale: Locale,
): string => {
  const titles = extensions?.["dataset-titles"]?.[iri] ?? {};
  return titles[locale] || Object.values(titles).find(Boolean) || iri;
};

/** The dataset of a chart that did not come; all of them where it is not known which one. */
export const nameMissing = (
  chart: Pick<ChartConfig, "cubes" | "extensions">,
  { code, args }: PageError,
  locale: Locale,
): string => {
  const iris = chart.cubes.map(({ iri }) => iri);
  const lost = iris.filter((iri) => code === "CANNOT_FIND_CUBE" && iri === args["iri"]);
  const named = lost.length > 0 ? lost : iris;
  return joinItems(
    named.map((iri) => nameStoredDataset(chart, iri, locale)),
    locale,
  );
};
