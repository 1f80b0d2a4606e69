import { readBounded } from "../bounds.ts";
import { chartSteps } from "./chart-steps.ts";
import { migrateCharts } from "../charts-of-state.ts";
import { isNewer } from "../is-newer.ts";
import {
  describeValue,
  type JsonObject,
  MalformedDocument,
  type Path,
  readString,
} from "../json.ts";
import { describeProblem, type MigrationError, MigrationFailure } from "./migration-error.ts";
import { FIRST_VERSION, readVersion, requireVersion, runSequence } from "./run-sequence.ts";
import { makeTracer, type Tracer, valueAt } from "../opened.ts";
import { dropParts } from "./drop-parts.ts";
import { stateSteps } from "./state-steps.ts";
import type {
  ChartStepContext,
  ChartTools,
  Lose,
  Loss,
  StateStepContext,
  StateTools,
} from "../step.ts";

/** The version of a chart config that is written. */
export const CURRENT_CHART_VERSION = "4.5.0";
/** The version of a configurator state that is written. */
export const CURRENT_STATE_VERSION = "4.6.0";

/** The document shares unchanged parts with the one handed in; neither is ever changed. */
export type MigrationResult =
  | {
      readonly ok: true;
      readonly document: JsonObject;
      readonly from: string;
      readonly to: string;
      readonly losses: readonly Loss[];
    }
  | { readonly ok: false; readonly error: MigrationError };

type Handed = {
  readonly opened: JsonObject;
  readonly tracer: Tracer;
  readonly losses: Loss[];
};

/** The first version whose charts name several cubes. */
const FIRST_WITH_CUBES = { chart: "3.0.0", state: "3.0.1" };

const makeChartTools =
  (context: ChartStepContext & Pick<ChartTools, "isOneCubeLeft">, { opened }: Handed, at: Path) =>
  (lose: Lose, step: string): ChartTools => ({
    ...context,
    lose,
    opened: (path) => valueAt(opened, [...at, ...path]),
    need: (name) => {
      throw new MigrationFailure({ kind: "missing-context", step, path: at, needs: [name] });
    },
  });

const makeStateTools =
  (context: StateStepContext, to: string, handed: Handed) =>
  (lose: Lose): StateTools => ({
    ...context,
    to,
    lose,
    opened: (path) => valueAt(handed.opened, path),
    migrateChart: (state, chart, version, at) => {
      const surrounding = {
        ...context,
        meta: state.meta,
        activeField: state.activeField,
        dataSet: readString(state, "dataSet"),
        isOneCubeLeft: isNewer(FIRST_WITH_CUBES.state, to),
      };
      return runSequence(chartSteps, chart, {
        to: version,
        at,
        ...handed,
        makeTools: makeChartTools(surrounding, handed, at),
      });
    },
  });

const toError = (problem: unknown): MigrationError => {
  if (problem instanceof MigrationFailure) return problem.error;
  if (problem instanceof MalformedDocument) {
    const { path, found, expected } = problem;
    return { kind: "malformed", path, found, expected };
  }
  return {
    kind: "malformed",
    path: [],
    found: describeProblem(problem),
    expected: "a readable document",
  };
};

const attempt = (
  input: unknown,
  to: string,
  migrate: (handed: Handed) => JsonObject,
): MigrationResult => {
  try {
    const opened = readBounded(input);
    const from = readVersion(opened, []);
    const losses: Loss[] = [];
    const document = migrate({ opened, tracer: makeTracer(opened), losses });
    return { ok: true, document, from, to, losses: dropParts(losses) };
  } catch (problem) {
    return { ok: false, error: toError(problem) };
  }
};

const WITHOUT_CHARTS: readonly unknown[] = ["INITIAL", "SELECTING_DATASET"];

const requireCharts = (state: JsonObject): void => {
  const isOld = readVersion(state, []) === FIRST_VERSION;
  const key = isOld ? "chartConfig" : "chartConfigs";
  const charts = state[key];
  if ((charts === undefined || charts === null) && !WITHOUT_CHARTS.includes(state.state)) {
    throw new MalformedDocument(
      [key],
      describeValue(charts),
      isOld ? "a chart config" : "a list of chart configs",
    );
  }
};

/** A chart config at another version (the current one by default). Never throws. */
export const migrateChartConfig = (
  document: unknown,
  {
    to = CURRENT_CHART_VERSION,
    context,
  }: { readonly to?: string; readonly context: ChartStepContext },
): MigrationResult =>
  attempt(document, to, (handed) => {
    const chart = handed.opened;
    requireVersion(chartSteps, chart);
    if (typeof chart.chartType !== "string") {
      throw new MalformedDocument(["chartType"], describeValue(chart.chartType), "a chart type");
    }
    const known = { ...context, isOneCubeLeft: isNewer(FIRST_WITH_CUBES.chart, to) };
    return runSequence(chartSteps, chart, {
      to,
      at: [],
      ...handed,
      makeTools: makeChartTools(known, handed, []),
    });
  });

/** A configurator state with its charts at another version (the current one by default). Never throws. */
export const migrateState = (
  document: unknown,
  {
    to = CURRENT_STATE_VERSION,
    context,
  }: { readonly to?: string; readonly context: StateStepContext },
): MigrationResult =>
  attempt(document, to, (handed) => {
    const state = handed.opened;
    requireVersion(stateSteps, state);
    requireCharts(state);
    const makeTools = makeStateTools(context, to, handed);
    const migrated = runSequence(stateSteps, state, { to, at: [], ...handed, makeTools });
    if (to !== CURRENT_STATE_VERSION) return migrated;
    return migrateCharts(
      migrated,
      CURRENT_CHART_VERSION,
      makeTools(() => {}),
    );
  });
