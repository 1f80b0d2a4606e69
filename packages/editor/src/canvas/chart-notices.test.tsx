import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import type { SessionSnapshot } from "../session/session-snapshot.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { makeTestDimension, makeTestMeasure } from "../testing/make-test-components.ts";
import { ChartNotices } from "./chart-notices.tsx";

test.each(UI_LOCALES)("POSSIBLE_FILTERS_FAILED is said with a way to ask again: %s", (locale) => {
  const show = (unanswered: unknown): string => {
    const components = { dimensions: [], measures: [] };
    const parts = { state: {}, config: { cubes: [] }, components, corrected: [], unanswered };
    return renderInEditor(locale, parts as unknown as SessionSnapshot, <ChartNotices />);
  };
  const messages = collectMessages(locale, ["errors", "kit"]);
  const html = show({ question: { chartKey: "a", requests: [] }, isOffline: false });
  expect(html).toContain(messages["error.POSSIBLE_FILTERS_FAILED.title"]);
  expect(html).toContain(messages["error.POSSIBLE_FILTERS_FAILED.todo"]);
  expect(html).toContain(messages["kit.retry"]);
  expect(show({ question: { chartKey: "a", requests: [] }, isOffline: true })).toBe("");
  expect(show(undefined)).toBe("");
});

test.each(UI_LOCALES)(
  "JO13 a measure that is repeated is named with what its dataset lacks: %s",
  (locale) => {
    const year = makeTestDimension("year", ["2020", "2021"], { cubeIri: "one" });
    const income = { ...makeTestMeasure("income"), cubeIri: "two" };
    const config = {
      chartType: "column",
      cubes: ["one", "two"].map((iri) => ({ iri, filters: {}, joinBy: [] })),
      fields: { x: { componentId: year.id }, y: { componentId: income.id } },
    };
    const components = { dimensions: [year], measures: [income] };
    const parts = { state: {}, config, components, corrected: [] };
    const html = renderInEditor(locale, parts as unknown as SessionSnapshot, <ChartNotices />);
    expect(html).toContain(income.label);
    expect(html).toContain(year.label);
  },
);
