import type { ChartInput } from "../../scene/chart-input.ts";
import { axisNotes, isEmptyData } from "../values/data-notes.ts";
import type { SceneNote } from "../../scene/scene.ts";
import type { DrawnLimit } from "./drawn-limit.ts";
import { limitsOf } from "./limit-parts.ts";

type Drawn = {
  data: Parameters<typeof isEmptyData>[0];
  limits: readonly DrawnLimit[];
  unit?: { isLog?: true };
};

/** What a value axis does not show: zero, so many of the values, limits; nothing where nothing is drawn. */
export const beyondNotes = (
  { data, limits, unit }: Drawn,
  { domain, beyond }: { domain: readonly [number, number]; beyond: number },
  input: ChartInput,
): SceneNote[] =>
  isEmptyData(data)
    ? []
    : [
        ...axisNotes(domain, beyond, input).filter(
          ({ type }) => type !== "cut-axis" || !unit?.isLog,
        ),
        ...(limitsOf(input)?.listNotes(limits, domain, input) ?? []),
      ];
