import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";
import { nameBlock } from "./name-block.ts";

const EMPTY = { de: "", fr: "", it: "", en: "" };

test.each(UI_LOCALES)("no two blocks of a layout have one name: %s", async (locale) => {
  const t = createTranslator(locale, collectMessages(locale, ["editor", "layout", "viewer"]));
  const { session } = await openTestSession();
  const listNames = (): string[] => {
    const { state } = session.read();
    return state.layout.blocks.map((block) => nameBlock(block, state, locale, t));
  };
  session.dispatch({ type: "CHART_CONFIG_ADD" });
  session.dispatch({ type: "STEP_NEXT" });
  session.dispatch({ type: "LAYOUT_BLOCK_ADD", text: EMPTY });
  const [first, second, text] = listNames();
  const lines = t("editor.type.line");
  expect(first).toBe(`${t("viewer.chart.number", { number: "1" })} (${lines})`);
  expect(second).toBe(`${t("viewer.chart.number", { number: "2" })} (${lines})`);
  expect(text).toBe(t("editor.blocks.text"));

  session.dispatch({ type: "LAYOUT_BLOCK_ADD", text: EMPTY });
  session.dispatch({ type: "STEP_PREVIOUS" });
  session.dispatch({ type: "CHART_META_CHANGE", field: "title", locale, value: "Deaths" });
  session.dispatch({ type: "CHART_CONFIG_ADD" });
  expect(new Set(listNames()).size).toBe(5);
  expect(listNames()).toEqual(
    expect.arrayContaining(["Deaths (1)", "Deaths (2)", `${text} (1)`, `${text} (2)`]),
  );
});
