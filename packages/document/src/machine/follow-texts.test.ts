import { findComponent } from "@statelier/model";
import { expect, test } from "vitest";
import { makeComponents, testId } from "../testing/make-test-components.ts";
import type { ConfiguratorState } from "../document/configurator-state.ts";
import { listFieldComponents } from "../chart-types/read-config.ts";
import type { EditorEvent } from "./events/events.ts";
import { findActiveChart, type MachineContext } from "./events/handler.ts";
import { makeContext, makeState } from "./testing/make-test-state.ts";
import { charts } from "./testing/send-events.ts";
import { transition } from "./transition.ts";

const components = makeComponents();
const context: MachineContext = {
  ...makeContext(components),
  proposeTexts: (config) => {
    const names = listFieldComponents(config).map((id) => findComponent(components, id)?.label);
    return [
      { locale: "en", title: names.join(" by "), description: "", altText: `Of ${names.join()}` },
      { locale: "fr", title: names.join(" par "), description: "", altText: `De ${names.join()}` },
    ];
  },
};

const send = (state: ConfiguratorState, ...events: EditorEvent[]): ConfiguratorState =>
  events.reduce((before, event) => transition(before, event, context).state, state);
const titleOf = (state: ConfiguratorState) => findActiveChart(charts(state))?.meta.title;
const write = (value: string): EditorEvent => ({
  type: "CHART_META_CHANGE",
  field: "title",
  locale: "en",
  value,
});
const showRates: EditorEvent = {
  type: "CHART_FIELD_CHANGED",
  field: "y",
  componentId: testId("rate"),
};

test("TX1 a proposed title that was taken follows its chart in the same step", () => {
  const taken = send(makeState("column", components), write("year by deaths"));
  expect(titleOf(send(taken, showRates))).toMatchObject({ en: "year by rate", de: "" });
});

test("TX1 the proposals of other languages follow as well, each as it was taken", () => {
  const french: EditorEvent = {
    type: "CHART_META_CHANGE",
    field: "title",
    locale: "fr",
    value: "year par deaths",
  };
  const state = makeState("column", components);
  expect(titleOf(send(state, french, showRates))).toMatchObject({ en: "", fr: "year par rate" });
  expect(titleOf(send(state, write("Deaths"), french, showRates))).toMatchObject({
    en: "Deaths",
    fr: "year par rate",
  });
});

test("TX1 a title that somebody has written or changed stays, and an empty one stays empty", () => {
  const state = makeState("column", components);
  expect(titleOf(send(state, write("Deaths"), showRates))?.en).toBe("Deaths");
  expect(titleOf(send(state, showRates))?.en).toBe("");
  const changed = send(state, write("year by deaths"), write("year by deaths!"), showRates);
  expect(titleOf(changed)?.en).toBe("year by deaths!");
});

test("TX1 a proposed alternative text follows its chart in each language, beside those that somebody has written", () => {
  const altText = { en: "Of year,deaths", fr: "De year,deaths", de: "Geschrieben" };
  const writeAll: EditorEvent = {
    type: "CHART_FIELD_UPDATED",
    field: "extensions",
    path: ["altText"],
    value: altText,
  };
  const after = send(makeState("column", components), writeAll, showRates);
  expect(findActiveChart(charts(after))?.extensions?.altText).toEqual({
    en: "Of year,rate",
    fr: "De year,rate",
    de: "Geschrieben",
  });
});
