import type { Draw } from "../../testing/make-draw.ts";
import { type Json, leaveOut } from "./draft.ts";

type Since = (version: string) => boolean;

const leaveOutAny = (draw: Draw, object: Json): Json =>
  leaveOut(draw, object, ...Object.keys(object));

const makeEntry = (draw: Draw, presets: Json): Json => ({
  type: "timeRange",
  ...leaveOutAny(draw, {
    active: draw.boolean(),
    componentIri: draw.from("", "t"),
    presets: leaveOutAny(draw, { type: "range", ...presets }),
  }),
});

/** The filters that the charts of a state share, with or without what they may leave out. */
export const makeDashboardFilters = (
  draw: Draw,
  since: Since,
  filtered: readonly string[],
): Json => {
  const [from, to] = draw.from(["", ""], ["2001", "2010"]);
  if (!since("3.5.0"))
    return leaveOutAny(draw, { filters: draw.boolean() ? [] : [makeEntry(draw, { from, to })] });
  const shared = draw.subset([...new Set(filtered)]);
  return leaveOutAny(draw, {
    timeRange: leaveOutAny(draw, {
      active: draw.boolean(),
      timeUnit: draw.from("", "Year"),
      presets: leaveOutAny(draw, { from, to }),
    }),
    ...(since("3.6.0")
      ? {
          dataFilters: leaveOutAny(draw, {
            [since("4.0.0") ? "componentIds" : "componentIris"]: shared,
            filters: Object.fromEntries(
              shared.map((id) => [id, { type: "single", value: draw.from("v1", "v2") }]),
            ),
          }),
        }
      : {}),
  });
};
