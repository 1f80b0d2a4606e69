import { type CubeMetadata, isDimension, isMeasure, joinLabel, kindTraits } from "@statelier/model";
import type { Download, DownloadColumn } from "../download.ts";
import { listChildren } from "./list-children.ts";
import type { Axis, CubePlan } from "./plan-axes.ts";

type Json = Record<string, unknown>;

const unlessEmpty = <Value extends object>(name: string, value: Value): Json =>
  Object.keys(value).length > 0 ? { [name]: value } : {};

const noteOf = ({ component }: DownloadColumn): Json =>
  component?.description ? { note: [component.description] } : {};

const describeAxis = ({ column, categories }: Axis): Json => {
  const { component, label, id } = column;
  const names = new Map(categories.map((category) => [category.value, category.id]));
  const described = (component?.values ?? []).flatMap(({ value, description }) => {
    const name = names.get(value);
    return name !== undefined && description ? [[name, [description]] as const] : [];
  });
  const hierarchy = component && isDimension(component) ? (component.hierarchy ?? []) : [];
  return {
    label,
    ...noteOf(column),
    category: {
      index: categories.map((category) => category.id),
      label: Object.fromEntries(categories.map((category) => [category.id, category.label])),
      ...unlessEmpty("note", Object.fromEntries(described)),
      ...unlessEmpty(
        "child",
        listChildren(hierarchy, (value) => names.get(value)),
      ),
    },
    extension: {
      id,
      values: Object.fromEntries(categories.map((category) => [category.id, category.value])),
    },
  };
};

const decimalsOf = ({ component }: DownloadColumn): Json =>
  component && isMeasure(component) && component.resolution !== undefined
    ? { decimals: component.resolution }
    : {};

const describeMetrics = ({ metrics }: CubePlan, label: string): Json => ({
  label,
  category: {
    index: metrics.map(({ id }) => id),
    label: Object.fromEntries(metrics.map(({ id, column }) => [id, column.label])),
    ...unlessEmpty(
      "note",
      Object.fromEntries(
        metrics.flatMap(({ id, column }) =>
          column.component?.description ? [[id, [column.component.description]]] : [],
        ),
      ),
    ),
    ...unlessEmpty(
      "unit",
      Object.fromEntries(
        metrics.flatMap(({ id, column }) => {
          const unit = { ...(column.unit ? { label: column.unit } : {}), ...decimalsOf(column) };
          return Object.keys(unit).length > 0 ? [[id, unit]] : [];
        }),
      ),
    ),
  },
  extension: { ids: Object.fromEntries(metrics.map(({ id, column }) => [id, column.id])) },
});

const describeRepeats = (label: string, repeats: number): Json => ({
  label,
  category: { index: Array.from({ length: repeats }, (_, index) => String(index + 1)) },
});

const DAY = /^(19|20)\d\d-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** The latest date that the format can hold. */
const findUpdated = (datasets: readonly CubeMetadata[]): string | undefined =>
  datasets
    .flatMap(({ dateModified, datePublished }) => dateModified ?? datePublished ?? [])
    .map((date) => (INSTANT.test(date) ? date : date.slice(0, 10)))
    .filter((date) => INSTANT.test(date) || DAY.test(date))
    .toSorted()
    .at(-1);

const unique = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => text !== undefined && text !== "") as string[]),
];

const describeDatasets = (datasets: readonly CubeMetadata[]): Json[] =>
  datasets.map(({ iri, title, version, license, licenseUrl, attribution, landingPage }) => ({
    iri,
    title,
    ...Object.fromEntries(
      Object.entries({ version, license, licenseUrl, attribution, landingPage }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  }));

/** Words of the reader's language that no component brings. */
export type CubeWords = { measure: string; observation: string };

/** Everything of a JSON-stat 2.0 dataset but its values. */
export const describeCube = (
  { title, datasets, filters, applied, dataAsOf, locale }: Download,
  plan: CubePlan,
  { repeats, href, words }: { repeats: number; href?: string | undefined; words: CubeWords },
): Json => {
  const { axes, metrics, metricId } = plan;
  const taken = new Set([...axes.map(({ id }) => id), metricId]);
  let repeatId = "observation";
  while (taken.has(repeatId)) repeatId += "-";
  const middle = repeats > 1 ? [{ id: repeatId, size: repeats }] : [];
  const idsOf = (test: (axis: Axis) => boolean): string[] => axes.filter(test).map(({ id }) => id);
  const is = (name: "isTemporal" | "isGeographical") =>
    idsOf(({ column }) => column.component !== undefined && kindTraits(column.component)[name]);
  const updated = findUpdated(datasets);
  const source = unique(datasets.map(({ creator }) => creator?.label)).join(", ");
  const note = unique([
    ...filters.map(({ label, value }) => joinLabel(label, value, locale)),
    ...datasets.flatMap(({ description, attribution }) => [description, attribution]),
  ]);
  const licences = unique(datasets.map(({ licenseUrl }) => licenseUrl));
  return {
    version: "2.0",
    class: "dataset",
    ...(href ? { href } : {}),
    label: title,
    ...(source ? { source } : {}),
    ...(updated ? { updated } : {}),
    ...unlessEmpty("note", note),
    ...(licences.length > 0 ? { link: { license: licences.map((url) => ({ href: url })) } } : {}),
    extension: {
      language: locale,
      license: unique(datasets.map(({ license }) => license)).join(", "),
      datasets: describeDatasets(datasets),
      ...unlessEmpty("filters", applied),
      ...(dataAsOf === undefined ? {} : { dataAsOf }),
    },
    id: [...axes.map(({ id }) => id), ...middle.map(({ id }) => id), metricId],
    size: [
      ...axes.map(({ categories }) => categories.length),
      ...middle.map(({ size }) => size),
      metrics.length,
    ],
    role: {
      ...unlessEmpty("time", is("isTemporal")),
      ...unlessEmpty("geo", is("isGeographical")),
      metric: [metricId],
    },
    dimension: {
      ...Object.fromEntries(axes.map((axis) => [axis.id, describeAxis(axis)])),
      ...(repeats > 1 ? { [repeatId]: describeRepeats(words.observation, repeats) } : {}),
      [metricId]: describeMetrics(plan, words.measure),
    },
  };
};
