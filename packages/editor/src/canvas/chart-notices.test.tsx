import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import type { SessionSnapshot } from "../session/session-snapshot.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { ChartNotices } from "./chart-notices.tsx";

test.each(UI_LOCALES)("POSSIBLE_FILTERS_FAILED is said with a way to ask again: %s", (locale) => {
  const show = (unanswered: unknown): string => {
    const parts = { state: {}, config: { cubes: [] }, corrected: [], unanswered };
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
