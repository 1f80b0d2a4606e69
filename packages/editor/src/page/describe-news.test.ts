import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";
import { describeNews } from "./describe-news.ts";

const t = createTranslator("en", collectMessages("en", ["editor", "layout", "viewer"]));

const TEXT = { de: "", fr: "", it: "", en: "## **Between** both\n\nSomething else" };

test("what has come or gone is named, also by undo and redo, and nothing else is said", async () => {
  const { session } = await openTestSession();
  session.dispatch({ type: "CHART_CONFIG_ADD" });
  const hear = (act: () => void): string | undefined => {
    const before = session.read();
    act();
    return describeNews(before, session.read(), "en", t);
  };
  expect(hear(() => session.dispatch({ type: "STEP_NEXT" }))).toBe(
    "Layout of all charts: in tabs, one at a time.",
  );
  expect(hear(() => session.dispatch({ type: "STEP_PREVIOUS" }))).toBe("Settings of Chart 1.");
  session.dispatch({ type: "STEP_NEXT" });
  const add = () => session.dispatch({ type: "LAYOUT_BLOCK_ADD", text: TEXT });
  expect(hear(add)).toBe("Between both added.");
  const key = session.read().state.layout.blocks.at(-1)?.key ?? "";
  expect(hear(session.undo)).toMatch(/^Undone: \S/);
  expect(hear(session.redo)).toMatch(/^Redone: \S/);
  expect(hear(() => session.dispatch({ type: "LAYOUT_BLOCK_REMOVE", key }))).toBe(
    "Between both deleted.",
  );
  expect(hear(session.undo)).toMatch(/^Undone: \S/);
  // A new step is no redo, though it takes the way forward away.
  expect(
    hear(() => session.dispatch({ type: "LAYOUT_BLOCK_SWAP", oldIndex: 0, newIndex: 1 })),
  ).toBeUndefined();
});
