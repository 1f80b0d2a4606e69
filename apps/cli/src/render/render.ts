import { writeFileSync } from "node:fs";
import { INITIAL_CHART_VIEW } from "@statelier/charts";
import { findDrawing } from "@statelier/charts/all-drawings";
import { type Picture, renderPicture } from "@statelier/charts/export";
import { drawPng } from "@statelier/charts/png";
import {
  type ChartConfig,
  findChartFault,
  parseChartConfig,
  parseDocument,
  readFilterPositions,
  renameComponents,
  shareFilters,
} from "@statelier/document";
import { findComponent, findNumberColumn } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { makeAskUnversioned } from "../config/config-ask.ts";
import { readJsonFile } from "../io/read-file.ts";
import { openConfig } from "../config/config-open.ts";
import { reportLosses, reportProblem } from "../config/config-report.ts";
import type { Io } from "../io/io.ts";
import { parseRenderOptions, type RenderOptions } from "./render-options.ts";
import { fetchRenderData, type ShareChart } from "./render-source.ts";
import { readRenderTable, type RenderData } from "./render-table.ts";

const USAGE = `Usage: statelier render CONFIG.json (--data TABLE.json | --source URL) -o FILE [options]

Draws a chart as a picture. CONFIG is a chart config, a state or a stored row {key, data, ...}, of
any version; "-" is standard input. The data come from a file (docs/render.md) or from a SPARQL
endpoint; without either, from the source that the state names.

  --data FILE      components and observations
  --source URL     SPARQL endpoint to ask instead
  --cube IRI       dataset of a lone chart older than 2.3.0, which does not name one itself
  --chart NUMBER   which chart of a state with several (1)
  --format FORMAT  svg or png, for a FILE without an ending (svg)
  --locale LOCALE  de, fr, it or en (en)
  --width PIXELS   280 to 1600 (800)
  --scale SCALE    pixels of a PNG for one of the width: 1, 2 or 3 (1)
  --theme THEME    light or dark (light)
  -o, --out FILE   where the picture is written, as .svg or .png
  -h, --help       this text

Exit code: 0 drawn, 1 the config or the data cannot be drawn, 2 something cannot be read or
written, or wrong usage`;

type Failed = { ok: false; code: 1 | 2; file: string; problem: string };
type Opened = {
  ok: true;
  config: ChartConfig;
  share: ShareChart;
  source: string | undefined;
};

const openChart = async (options: RenderOptions, io: Io): Promise<Opened | Failed> => {
  const { config: file, cube, source, chart } = options;
  const read = readJsonFile(file);
  if (!read.ok) return { ok: false, code: 2, file, problem: read.problem };
  const wanted = { files: [file], cube, source, ask: source !== undefined };
  const opened = await openConfig(read, wanted, makeAskUnversioned());
  if (!opened.ok) return { ok: false, code: opened.code, file, problem: opened.problem };
  reportLosses(io, file, opened);
  if (opened.kind === "chart") {
    const parsed = parseChartConfig(opened.document);
    if (!parsed.ok) return { ok: false, code: 1, file, problem: parsed.problem.expected };
    const config = parsed.value;
    return { ok: true, config, share: () => config, source: undefined };
  }
  const parsed = parseDocument(opened.document);
  if (!parsed.ok) return { ok: false, code: 1, file, problem: "this state has no chart yet" };
  const { chartConfigs, dashboardFilters, dataSource } = readFilterPositions(parsed.value);
  const config = chartConfigs[chart - 1];
  if (!config) {
    const problem = `there is no chart ${chart}: the state has ${chartConfigs.length}`;
    return { ok: false, code: 1, file, problem };
  }
  const share: ShareChart = (components) => shareFilters({ config, components }, dashboardFilters);
  const asked = dataSource.type === "sparql" ? dataSource.url : undefined;
  return { ok: true, config, share, source: asked };
};

const readData = async (
  options: RenderOptions,
  chart: Opened,
): Promise<{ ok: true; value: RenderData } | Failed> => {
  const { data, source = chart.source, locale } = options;
  if (data !== undefined) {
    const read = readRenderTable(data);
    return read.ok ? read : { ok: false, code: 2, file: data, problem: read.problem };
  }
  if (source === undefined) {
    const problem = "the data are missing; name them with --data FILE or --source URL";
    return { ok: false, code: 2, file: options.config, problem };
  }
  const fetched = await fetchRenderData(source, chart, locale);
  return fetched.ok ? fetched : { ok: false, code: 2, file: source, problem: fetched.problem };
};

const listFieldIds = (fields: unknown): string[] =>
  Object.entries(fields ?? {}).flatMap(([name, value]: [string, unknown]) => {
    if (name === "componentId" && typeof value === "string") return [value];
    return typeof value === "object" ? listFieldIds(value) : [];
  });

const draw = (
  { locale, width, theme }: RenderOptions,
  config: ChartConfig,
  { components, table, datasets }: RenderData,
): Picture => {
  const t = createTranslator(locale, collectMessages(locale, ["chart", "viewer"]));
  return renderPicture({
    drawing: findDrawing(config),
    chart: {
      config,
      components: renameComponents(config, components, locale),
      table,
      locale,
      t,
      width,
      theme,
      view: INITIAL_CHART_VIEW,
    },
    datasets,
    dataFilters: {},
    date: new Date().toISOString().slice(0, 10),
  });
};

const findMismatch = (
  config: ChartConfig,
  { components, table }: RenderData,
): string | undefined => {
  const ids = listFieldIds(config.fields);
  const missing = ids.find((id) => !findComponent(components, id));
  if (missing !== undefined) return `the data have no component ${missing}`;
  const empty = ids.find((id) => !table.columns.some((column) => column.id === id));
  if (empty !== undefined) return `the table has no column ${empty}`;
  const words = ids.find(
    (id) =>
      findComponent(components, id)?.kind === "NumericalMeasure" && !findNumberColumn(table, id),
  );
  return words === undefined
    ? findChartFault({ config, components })?.message
    : `the column ${words} of the table has no numbers`;
};

const write = ({ out, format, scale }: RenderOptions, picture: Picture): Failed | undefined => {
  const content = format === "svg" ? picture.svg : drawPng(picture, scale);
  try {
    writeFileSync(out, content);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, code: 2, file: out, problem: `cannot be written: ${reason}` };
  }
};

const run = async (options: RenderOptions, io: Io): Promise<Failed | undefined> => {
  const chart = await openChart(options, io);
  if (!chart.ok) return chart;
  const data = await readData(options, chart);
  if (!data.ok) return data;
  const config = chart.share(data.value.components);
  const mismatch = findMismatch(config, data.value);
  if (mismatch !== undefined)
    return { ok: false, code: 1, file: options.config, problem: mismatch };
  const picture = draw(options, config, data.value);
  const failed = write(options, picture);
  if (failed) return failed;
  const times = options.format === "png" ? options.scale : 1;
  io.out(`${options.out}: ${picture.width * times} × ${picture.height * times} pixels`);
  return undefined;
};

/** Runs `render`; gives the exit code. */
export const runRender = async (args: string[], io: Io): Promise<number> => {
  const parsed = parseRenderOptions(args);
  if (!parsed.ok) {
    for (const line of [parsed.problem, "", USAGE]) io.err(line);
    return 2;
  }
  if (!parsed.options) {
    io.out(USAGE);
    return 0;
  }
  const failed = await run(parsed.options, io);
  if (!failed) return 0;
  reportProblem(io, failed.file, failed.problem);
  return failed.code;
};
