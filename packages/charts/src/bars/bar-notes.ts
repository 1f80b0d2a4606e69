import type { ChartInput } from "../chart-input.ts";
import { axisNotes, isEmptyData } from "../data/data-notes.ts";
import { limitNotes } from "../limits/limit-bounds.ts";
import type { SceneNote } from "../scene.ts";
import type { BarModel } from "./bar-model.ts";
import { spanValues } from "./stack-cells.ts";

/** What the value axis of bars does not show. */
export const barNotes = (
  { data, spans, limits }: BarModel,
  domain: readonly [number, number],
  input: ChartInput,
): SceneNote[] =>
  isEmptyData(data)
    ? []
    : [
        ...axisNotes({ domain, values: spanValues(spans).filter((value) => value !== 0) }, input),
        ...limitNotes(limits, domain, input),
      ];
