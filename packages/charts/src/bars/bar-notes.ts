import type { ChartInput } from "../chart-input.ts";
import { axisNotes, isEmptyData } from "../data/data-notes.ts";
import { limitNotes } from "../limits/limit-bounds.ts";
import type { SceneNote } from "../scene.ts";
import type { BarModel } from "./bar-model.ts";
import { countBeyond } from "./stack-cells.ts";

/** What the value axis of bars does not show. */
export const barNotes = (
  { data, spans, limits }: BarModel,
  domain: readonly [number, number],
  input: ChartInput,
): SceneNote[] =>
  isEmptyData(data)
    ? []
    : [
        ...axisNotes(domain, countBeyond(spans, domain), input),
        ...limitNotes(limits, domain, input),
      ];
