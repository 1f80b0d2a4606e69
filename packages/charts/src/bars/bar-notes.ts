import type { ChartInput } from "../chart-input.ts";
import { shareNotes } from "../data/data-notes.ts";
import { unseenNotes } from "../limits/unseen-notes.ts";
import type { SceneNote } from "../scene.ts";
import type { BarModel } from "./bar-model.ts";
import { countBeyond } from "./stack-cells.ts";

/** What bars, or areas on top of one another, are shares of, and what their value axis does not show. */
export const barNotes = (
  model: Pick<BarModel, "data" | "isPercent" | "spans" | "limits">,
  domain: readonly [number, number],
  input: ChartInput,
): SceneNote[] => [
  ...(model.isPercent ? shareNotes(model.data, input) : []),
  ...unseenNotes(model, { domain, beyond: countBeyond(model.spans, domain) }, input),
];
