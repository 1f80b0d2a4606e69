import type { ChartInput } from "../chart-input.ts";
import { unseenNotes } from "../limits/unseen-notes.ts";
import type { SceneNote } from "../scene.ts";
import type { BarModel } from "./bar-model.ts";
import { countBeyond } from "./stack-cells.ts";

/** What the value axis of bars, or of areas on top of one another, does not show. */
export const barNotes = (
  model: Pick<BarModel, "data" | "spans" | "limits">,
  domain: readonly [number, number],
  input: ChartInput,
): SceneNote[] => unseenNotes(model, { domain, beyond: countBeyond(model.spans, domain) }, input);
