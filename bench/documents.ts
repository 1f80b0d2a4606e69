import { type EditorEvent, parseDocument, transition } from "@statelier/document";
import { migrateState } from "@statelier/document/migrations";
import { makeLargeState } from "./support/make-large-state.ts";
import { makeSavedState } from "./support/make-saved-state.ts";
import { type Benchmark, measureAlone } from "./support/measurement.ts";
import { median } from "./support/time-calls.ts";

const DOCUMENTS = 10_000;
const TIMES = 5;
const ROUNDS = 200;

const migrate = (document: unknown): Record<string, unknown> => {
  let keys = 0;
  const newKey = (): string => {
    keys += 1;
    return `chart-key-${keys}`;
  };
  const result = migrateState(document, { context: { newKey } });
  if (!result.ok) throw new Error(`A document was not migrated: ${JSON.stringify(result.error)}`);
  return result.document;
};

/** Processor seconds for all documents, one after the other; the results are checked outside of the time. */
export const timeMigrations = (count: number): number => {
  const documents = Array.from({ length: count }, (_, index) => makeSavedState(index));
  const start = process.cpuUsage();
  const migrated = documents.map(migrate);
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1_000_000;
  const broken = migrated.filter((document) => !parseDocument(document).ok);
  if (broken.length > 0) throw new Error(`${broken.length} migrated documents are not valid.`);
  return seconds;
};

const text = { field: "title", locale: "en", value: "Energy" } as const;
const YEAR = "https://data.example/cube/energy/year";
const CANTON = "https://data.example/cube/energy/canton";
const SECTOR = "https://data.example/cube/energy/sector";
const SOURCE = "https://data.example/cube/energy/source";
const CUBE = "https://data.example/cube/energy";

/** What an author does in a minute; every event changes the state. */
const EVENTS: readonly EditorEvent[] = [
  { type: "CHART_META_CHANGE", ...text },
  { type: "CHART_ACTIVE_FIELD_CHANGED", field: "segment" },
  { type: "CHART_FIELD_CHANGED", field: "segment", componentId: SECTOR },
  { type: "CHART_FIELD_UPDATED", field: "segment", path: ["type"], value: "grouped" },
  {
    type: "FILTER_SET_SINGLE",
    filters: [{ cubeIri: CUBE, dimensionId: CANTON }],
    value: "canton-7",
  },
  {
    type: "CHART_CONFIG_FILTER_SET_MULTI",
    filters: [{ cubeIri: CUBE, dimensionId: SECTOR }],
    values: ["sector-1", "sector-2", "sector-3"],
  },
  {
    type: "CHART_CONFIG_FILTER_SET_RANGE",
    filters: [{ cubeIri: CUBE, dimensionId: YEAR }],
    from: "2000",
    to: "2010",
  },
  { type: "CHART_FIELD_CHANGED", field: "x", componentId: SOURCE },
  { type: "CHART_TYPE_CHANGED", chartType: "bar" },
  { type: "SWITCH_ACTIVE_CHART", chartKey: "chart-5" },
];

/** Milliseconds of each event, in rounds that all begin with the same state. */
export const timeTransitions = (rounds: number): Record<string, number[]> => {
  const { state: initial, context } = makeLargeState();
  const samples: Record<string, number[]> = {};
  for (let round = -rounds / 2; round < rounds; round += 1) {
    let state = initial;
    for (const [index, event] of EVENTS.entries()) {
      const start = performance.now();
      const next = transition(state, event, context);
      const ms = performance.now() - start;
      if (next.state === state) throw new Error(`${event.type} changed nothing.`);
      state = next.state;
      if (round >= 0) (samples[`${index} ${event.type}`] ??= []).push(ms);
    }
  }
  return samples;
};

/** What opening old documents and editing a large one costs. */
export const run: Benchmark = () => {
  const seconds = Array.from({ length: TIMES }, () => timeMigrations(DOCUMENTS));
  const samples = timeTransitions(ROUNDS);
  const all = Object.values(samples).flat();
  const slowest = Math.max(...Object.values(samples).map(median));
  return Promise.resolve({
    measurements: [
      measureAlone(
        "migrating 10,000 documents from 1.0.0 to the current version, median processor time (s)",
        median(seconds),
        2,
      ),
      measureAlone("one transition on a state with ten charts, median (ms)", median(all), 0.1),
      measureAlone("the slowest kind of transition, median (ms)", slowest, 1),
    ],
    samples: { seconds, transitions: samples },
  });
};
