import type { ChartInput } from "../../scene/chart-input.ts";
import { shareNotes } from "../values/data-notes.ts";
import { beyondNotes } from "../limits/beyond-notes.ts";
import type { SceneNote } from "../../scene/scene.ts";
import type { DrawnLimit } from "../limits/drawn-limit.ts";
import type { ChartData } from "../values/chart-data.ts";
import { countBeyond, type Spans } from "./bar-spans.ts";

type SpanModel = {
  data: ChartData;
  isPercent: boolean;
  spans: Spans;
  limits: readonly DrawnLimit[];
};

/** What bars, or areas on top of one another, are shares of, and what their value axis does not show. */
export const spanNotes = (
  model: SpanModel,
  domain: readonly [number, number],
  input: ChartInput,
): SceneNote[] => [
  ...(model.isPercent ? shareNotes(model.data, input) : []),
  ...beyondNotes(model, { domain, beyond: countBeyond(model.spans, domain) }, input),
];
