import { isRecord, parseJson } from "@statelier/model";
import { z } from "zod";
import { parseConfiguratorState } from "../document/parse-document.ts";
import { STATE_VERSION, type StateWithCharts } from "../document/configurator-state.ts";
import type { Json } from "../schema/json-object.ts";
import { HISTORY_LIMIT, type HistoryState, type HistoryStep, takeSnapshot } from "./history.ts";
import { isStepNameId } from "./step-name.ts";
import { applyChange, findChange, type StoredChange } from "./stored-change.ts";

/** Characters of a stored history: what a browser keeps for a site holds a dozen of them. */
export const STORED_HISTORY_LIMIT = 250_000;

const nameSchema = z.object({
  id: z.string().refine(isStepNameId),
  args: z.record(z.string(), z.string()),
});

const stepSchema = z.object({
  name: nameSchema,
  change: z.custom<StoredChange>().optional(),
  /** As steps were stored before: the whole document on their other side. */
  snapshot: z.record(z.string(), z.unknown()).optional(),
});

type StoredStep = z.infer<typeof stepSchema>;

const storedSchema = z.object({
  version: z.literal(STATE_VERSION),
  of: z.string(),
  isCut: z.boolean().default(false),
  past: z.array(stepSchema).max(HISTORY_LIMIT),
  future: z.array(stepSchema).max(HISTORY_LIMIT),
});

/** Tells one stored state from another; no secret rests on it (FNV-1a). */
const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(36)}`;
};

type Snapshot = HistoryStep["snapshot"];

/** What was written of a step the last time, and what it was compared with. */
const written = new WeakMap<HistoryStep, { near: Snapshot; text: string }>();

const isSameSnapshot = (one: Snapshot, other: Snapshot): boolean =>
  one.layout === other.layout &&
  one.chartConfigs === other.chartConfigs &&
  one.activeChartKey === other.activeChartKey &&
  one.dashboardFilters === other.dashboardFilters;

/** A step by what is other on its far side: documents share nearly all of what they say with their neighbours. */
const writeStep = (step: HistoryStep, near: Snapshot): string => {
  const known = written.get(step);
  // The present has a new object for each panel that is opened.
  if (known && isSameSnapshot(known.near, near)) return known.text;
  const change = findChange(near, step.snapshot) ?? {};
  const text = JSON.stringify({ name: step.name, change });
  written.set(step, { near, text });
  return text;
};

/** As many of the nearest steps as `room` characters hold, written; and the room that is left. */
const writeNearest = (
  steps: readonly HistoryStep[],
  present: Snapshot,
  room: number,
): { texts: string[]; left: number } => {
  const texts: string[] = [];
  let left = room;
  let near = present;
  for (const step of steps.toReversed()) {
    const text = writeStep(step, near);
    left -= text.length + 1;
    if (left < 0) return { texts: texts.toReversed(), left: 0 };
    texts.push(text);
    near = step.snapshot;
  }
  return { texts: texts.toReversed(), left };
};

/** The steps of a history as text that belongs to `stateText`, the present as it is stored; the farthest steps may be left out. */
export const serializeHistory = (
  { past, present, future, isCut }: HistoryState & { present: StateWithCharts },
  stateText: string,
): string => {
  const frame = JSON.stringify({ version: STATE_VERSION, of: fingerprint(stateText) }).slice(0, -1);
  const near = takeSnapshot(present);
  const back = writeNearest(past, near, STORED_HISTORY_LIMIT - frame.length - 50);
  const forward = writeNearest(future, near, back.left);
  const isShort = isCut === true || back.texts.length < past.length;
  return `${frame},"isCut":${isShort},"past":[${back.texts.join()}],"future":[${forward.texts.join()}]}`;
};

const parseSnapshot = (snapshot: Json, present: StateWithCharts): Snapshot | undefined => {
  const { version, dataSource, state } = present;
  const parsed = parseConfiguratorState({ ...snapshot, version, dataSource, state });
  if (!parsed.ok || !("chartConfigs" in parsed.value)) return undefined;
  return parsed.value.activeChartKey === snapshot["activeChartKey"]
    ? takeSnapshot(parsed.value)
    : undefined;
};

const readFar = (near: unknown, { change, snapshot }: StoredStep): unknown => {
  if (snapshot) return snapshot;
  try {
    return change && applyChange(near, change);
  } catch (error) {
    // What was damaged fits nothing.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};

/** The steps from `near` away; undefined where one of them is none. */
const readSteps = (
  steps: readonly StoredStep[],
  near: unknown,
  present: StateWithCharts,
): HistoryStep[] | undefined => {
  const read: HistoryStep[] = [];
  let at = near;
  for (const step of steps.toReversed()) {
    at = readFar(at, step);
    const snapshot = isRecord(at) && parseSnapshot(at, present);
    if (!snapshot) return undefined;
    read.push({ name: step.name, snapshot });
  }
  return read.toReversed();
};

/** The history of `present`, which was stored as `stateText`; undefined where the text is none, or another state's. */
export const parseHistory = (
  text: string,
  stateText: string,
  present: StateWithCharts,
): HistoryState | undefined => {
  const stored = storedSchema.safeParse(parseJson(text));
  if (!stored.success || stored.data.of !== fingerprint(stateText)) return undefined;
  // The text fits its fingerprint: it is what was written of a state with charts.
  const near = takeSnapshot(parseJson(stateText) as StateWithCharts);
  const past = readSteps(stored.data.past, near, present);
  const future = readSteps(stored.data.future, near, present);
  return past && future && { past, present, future, ...(stored.data.isCut && { isCut: true }) };
};
