import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { UI_LOCALES } from "@statelier/ui/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditorContext, type EditorValue } from "../chart/editor-context.ts";
import { ChartNotices } from "./chart-notices.tsx";

const show = (locale: (typeof UI_LOCALES)[number], unanswered: unknown): string => {
  const value = {
    session: { askPossibleFiltersAgain: () => {} },
    snapshot: { corrected: [], unanswered },
    config: { cubes: [] },
    scope: {},
    data: { metadata: async () => [] },
  } as unknown as EditorValue;
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={collectMessages(locale, ["editor", "errors", "kit"])}>
      <EditorContext value={value}>
        <ChartNotices />
      </EditorContext>
    </LocaleProvider>,
  );
};

test.each(UI_LOCALES)("POSSIBLE_FILTERS_FAILED is said with a way to ask again: %s", (locale) => {
  const messages = collectMessages(locale, ["errors", "kit"]);
  const html = show(locale, { chartKey: "a", requests: [] });
  expect(html).toContain(messages["error.POSSIBLE_FILTERS_FAILED.title"]);
  expect(html).toContain(messages["error.POSSIBLE_FILTERS_FAILED.todo"]);
  expect(html).toContain(messages["kit.retry"]);
  expect(show(locale, undefined)).toBe("");
});
