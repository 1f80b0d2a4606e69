import { type Draft, type Json, leaveOut } from "./draft.ts";

const makeDataFilters = ({ draw, since, component, ending }: Draft): Json => {
  const listed = draw.subset([...new Set([component(), component()])]);
  const dataFilters = {
    active: draw.boolean(),
    [`component${ending}s`]: listed,
    ...(since("4.0.0") ? { defaultOpen: true } : {}),
    ...(since("4.6.0")
      ? {
          defaultValueOverrides: draw.boolean() ? {} : { [component()]: ["v1"] },
          filterTypes: Object.fromEntries(listed.map((id) => [id, draw.from("single", "multi")])),
        }
      : {}),
  };
  return leaveOut(draw, dataFilters, ...Object.keys(dataFilters));
};

/** The filters for readers of one chart. */
export const makeInteractive = (draft: Draft): Json => {
  const { draw, since, component, ending } = draft;
  const one = (): Json => ({ [`component${ending}`]: draw.from("", component()) });
  const presets = { type: "range", from: draw.from("", "2001"), to: "" };
  const time = {
    active: draw.boolean(),
    ...one(),
    presets: leaveOut(draw, presets, "type", "from", "to"),
    timeUnit: "Year",
  };
  const filters = {
    legend: leaveOut(draw, { active: draw.boolean(), ...one() }, "active", `component${ending}`),
    [since("1.2.1") ? "timeRange" : "time"]: leaveOut(draw, time, ...Object.keys(time)),
    dataFilters: makeDataFilters(draft),
    ...(since("1.3.0") && !since("1.4.0")
      ? { timeSlider: leaveOut(draw, one(), "componentIri") }
      : {}),
    ...(since("1.4.2")
      ? { calculation: { active: draw.boolean(), type: draw.from("identity", "percent") } }
      : {}),
  };
  return leaveOut(draw, filters, ...Object.keys(filters));
};
