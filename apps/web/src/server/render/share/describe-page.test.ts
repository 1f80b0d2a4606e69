import type { ChartConfig } from "@statelier/document";
import { expect, test } from "vitest";
import { describeCard } from "./describe-page.ts";

const config = {
  key: "a",
  extensions: { altText: { de: "Geburten steigen", en: "Births rise" } },
} as unknown as ChartConfig;

test("the card of a page is described in its author's words, in the page's language alone", () => {
  expect(describeCard("Births", config, "en")).toBe("Births rise");
  expect(describeCard("Births", config, "fr")).toBe("Births");
  expect(describeCard("Births", { ...config, extensions: {} }, "en")).toBe("Births");
});
