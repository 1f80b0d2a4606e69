import { isPlotNote, asTable } from "../scene/read-scene.ts";
import { formatMoment, type Locale } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { ChartScene } from "../scene/scene.ts";
import { summarizeChart } from "../chart/summarize-chart.ts";
import { listFilters, listHidden, listMoment, listPeriod } from "./list-filters.ts";
import { listKept } from "../parts/values/kept-values.ts";
import type { PictureDataset, PictureInput } from "./picture-input.ts";

/** Everything that a picture says beside its drawing, in the reader's language. */
export type PictureText = {
  locale: Locale;
  title: string;
  /** Of the author; empty where there is none. */
  description: string;
  /** What the drawing shows, for those who cannot see it. */
  summary: string;
  /** What a reader must know to read the drawing rightly. */
  notes: string[];
  /** Why the figures may be others than those: a line for each draft dataset, and for what the input says of them. */
  warnings: string[];
  /** `Country: Switzerland · Sex: all`, with period, moment, hidden series and search; empty where nothing is narrowed. */
  filters: string;
  /** A line for each dataset. */
  sources: string[];
  /** What the licences ask to be said, each once. */
  attributions: string[];
  licence: string;
  address: string;
  /** What the picture was made with. */
  credit: string;
  /** Where the figures are from, in one line for programs. */
  comment: string;
  /** Day on which the picture is made, as `2026-11-21`; empty where it is not known. */
  date: string;
};

/** Between what stands on one line. */
export const SEPARATOR = " · ";

const writeLabelled = (t: PictureInput["chart"]["t"], name: string, value: string): string =>
  `${t("viewer.label", { name })} ${value}`;

const writeFilters = (input: PictureInput, scene: ChartScene): string => {
  const { config, components, table, t } = input.chart;
  const search = asTable(scene)?.search?.trim() ?? "";
  return [
    ...[
      ...listFilters(config, components, input.dataFilters, table),
      ...listKept(input.chart),
      ...listMoment(input.chart),
      ...listPeriod(input.chart),
      ...listHidden(input.chart),
    ].map(({ label, value }) => writeLabelled(t, label, value)),
    ...(search === "" ? [] : [writeLabelled(t, t("viewer.searched"), search)]),
  ].join(SEPARATOR);
};

const writeSource = (
  { title, creator, dateModified, license }: PictureDataset,
  { t }: PictureInput["chart"],
): string =>
  [
    writeLabelled(t, t("viewer.dataset"), title),
    ...(creator ? [writeLabelled(t, t("viewer.source"), creator.label)] : []),
    ...(dateModified ? [writeLabelled(t, t("viewer.updated"), formatMoment(dateModified))] : []),
    ...(license ? [writeLabelled(t, t("viewer.licence"), license)] : []),
  ].join(SEPARATOR);

/** Its form is that of pictures of the same charts elsewhere, which archives read. */
const writeComment = (datasets: readonly PictureDataset[], address: string): string =>
  [
    ...new Set(datasets.flatMap(({ creator }) => (creator ? `Publisher: ${creator.label}` : []))),
    ...(address === "" ? [] : [`Publish URL: ${address}`]),
    ...datasets.map(
      ({ title, version }) => `Dataset: ${title}${version === undefined ? "" : ` (${version})`}`,
    ),
  ].join(" | ");

/** Of the author; of the datasets where there is none. */
export const writeTitle = ({ chart: { config, locale, t }, datasets }: PictureInput): string =>
  markdownToPlainText(config.meta.title[locale], { inline: true }) ||
  datasets.map(({ title }) => title).join(", ") ||
  t("viewer.untitled");

/** The words around the drawing of `scene`, which is the scene of `input.chart`. */
export const derivePictureText = (input: PictureInput, scene: ChartScene): PictureText => {
  const { drawing, chart, datasets, warnings = [], address = "", date = "" } = input;
  const { meta } = chart.config;
  return {
    locale: chart.locale,
    title: writeTitle(input),
    description: markdownToPlainText(meta.description[chart.locale]),
    summary: summarizeChart(drawing, chart, scene),
    notes: scene.notes.filter((note) => !isPlotNote(note)).map(({ text }) => text),
    warnings: [
      ...datasets
        .filter(({ publicationStatus }) => publicationStatus === "DRAFT")
        .map(({ title }) => chart.t("viewer.draft-dataset", { title })),
      ...warnings,
    ],
    filters: writeFilters(input, scene),
    sources: datasets.map((dataset) => writeSource(dataset, chart)),
    attributions: [...new Set(datasets.flatMap(({ attribution }) => attribution ?? []))],
    licence: [...new Set(datasets.flatMap(({ license }) => license ?? []))].join(", "),
    address,
    comment: writeComment(datasets, address),
    credit: chart.t("viewer.created-with"),
    date,
  };
};

/** What the picture shows, in the reader's language. */
export const joinDescription = ({ description, summary }: PictureText): string =>
  [description, summary].filter((part) => part !== "").join(" ");
