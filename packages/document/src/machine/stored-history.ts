import { z } from "zod";
import { parseConfiguratorState } from "../document/parse-document.ts";
import { STATE_VERSION, type StateWithCharts } from "../document/configurator-state.ts";
import { HISTORY_LIMIT, type HistoryState, type HistoryStep } from "./history.ts";
import { isStepNameId } from "./step-name.ts";

/** Characters of a stored history: what a browser keeps for a site holds a dozen of them. */
export const STORED_HISTORY_LIMIT = 250_000;

const nameSchema = z.object({
  id: z.string().refine(isStepNameId),
  args: z.record(z.string(), z.string()),
});

const stepSchema = z.object({ name: nameSchema, snapshot: z.record(z.string(), z.unknown()) });

const storedSchema = z.object({
  version: z.literal(STATE_VERSION),
  of: z.string(),
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

/** As many of the nearest steps as `room` characters hold, written; and the room that is left. */
const writeNearest = (
  steps: readonly HistoryStep[],
  room: number,
): { texts: string[]; left: number } => {
  const texts: string[] = [];
  let left = room;
  for (const step of steps.toReversed()) {
    const text = JSON.stringify(step);
    left -= text.length + 1;
    if (left < 0) return { texts, left: 0 };
    texts.unshift(text);
  }
  return { texts, left };
};

/** The steps of a history as text that belongs to `stateText`, the present as it is stored; the farthest steps may be left out. */
export const serializeHistory = ({ past, future }: HistoryState, stateText: string): string => {
  const frame = JSON.stringify({ version: STATE_VERSION, of: fingerprint(stateText) }).slice(0, -1);
  const back = writeNearest(past, STORED_HISTORY_LIMIT - frame.length - 30);
  const forward = writeNearest(future, back.left);
  return `${frame},"past":[${back.texts.join()}],"future":[${forward.texts.join()}]}`;
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const parseStep = (
  { name, snapshot }: z.infer<typeof stepSchema>,
  present: StateWithCharts,
): HistoryStep | undefined => {
  const { version, dataSource, state } = present;
  const parsed = parseConfiguratorState({ ...snapshot, version, dataSource, state });
  if (!parsed.ok || !("chartConfigs" in parsed.value)) return undefined;
  const { layout, chartConfigs, activeChartKey, dashboardFilters } = parsed.value;
  if (activeChartKey !== snapshot["activeChartKey"]) return undefined;
  return { name, snapshot: { layout, chartConfigs, activeChartKey, dashboardFilters } };
};

/** The history of `present`, which was stored as `stateText`; undefined where the text is none, or another state's. */
export const parseHistory = (
  text: string,
  stateText: string,
  present: StateWithCharts,
): HistoryState | undefined => {
  const stored = storedSchema.safeParse(readJson(text));
  if (!stored.success || stored.data.of !== fingerprint(stateText)) return undefined;
  const past = stored.data.past.map((step) => parseStep(step, present));
  const future = stored.data.future.map((step) => parseStep(step, present));
  const isWhole = (steps: typeof past): steps is HistoryStep[] => !steps.includes(undefined);
  return isWhole(past) && isWhole(future) ? { past, present, future } : undefined;
};
