import { isSame } from "@statelier/document";
import { expect, test } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";
import { findTexts } from "./drawn-chart.ts";
import { pickDrawn } from "./pick-drawn.ts";

test("the alternative text is no part of what is drawn anew, and is found beside it", async () => {
  const { session } = await openTestSession();
  const write = (value: string): void =>
    session.dispatch({
      type: "CHART_FIELD_UPDATED",
      field: "extensions",
      path: ["altText"],
      value: { en: value },
    });
  const before = pickDrawn(session.read());
  write("A");
  expect(isSame(pickDrawn(session.read()), before)).toBe(true);
  write("A line");
  expect(isSame(pickDrawn(session.read()), before)).toBe(true);
  expect(findTexts(session.read().state, before).altText).toEqual({ en: "A line" });
});
