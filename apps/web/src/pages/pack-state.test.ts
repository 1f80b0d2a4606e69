import type { PublishedState } from "@statelier/viewer/published";
import { expect, test, vi } from "vitest";
import { packState, unpackState } from "./pack-state.ts";

const chart = (key: string, components: object, more: object = {}) => ({
  config: { key },
  components,
  metadata: [{ iri: "cube" }],
  ...more,
});

test("what charts have in common is sent once and is one thing again afterwards", () => {
  const long = { dimensions: [{ id: "a".repeat(1000) }], measures: [] };
  const charts = [
    chart("a", long),
    chart("b", { ...long }, { geography: { shapes: {} } }),
    chart("c", { dimensions: [], measures: [] }, { geography: { shapes: {} } }),
  ];
  const state = { activeKey: "a", charts } as unknown as PublishedState;
  const sent = JSON.stringify(packState(state));
  expect(sent.length).toBeLessThan(1500);
  const back = unpackState(JSON.parse(sent) as ReturnType<typeof packState>);
  expect(back).toEqual(state);
  expect(back.charts[1]?.components).toBe(back.charts[0]?.components);
});

test("what charts hold together is read through once, however many they are", () => {
  const toJSON = vi.fn<() => string>(() => "components");
  const components = { toJSON };
  const charts = ["a", "b", "c"].map((key) => chart(key, components));
  packState({ activeKey: "a", charts } as unknown as PublishedState);
  expect(toJSON).toHaveBeenCalledOnce();
});
