import type { ChartConfig } from "@statelier/document";
import type { PublishedState } from "@statelier/viewer/published";
import { expect, test } from "vitest";
import { describeCard } from "./describe-page.ts";

const config = {
  key: "a",
  extensions: { altText: { de: "Geburten steigen", en: "Births rise" } },
} as unknown as ChartConfig;
const page = { board: undefined, title: "Births" };

test("the card of a chart is described in its author's words, in the page's language alone", () => {
  expect(describeCard(page, config, "en")).toBe("Births rise");
  expect(describeCard(page, config, "fr")).toBe("Births");
  expect(describeCard(page, { ...config, extensions: {} }, "en")).toBe("Births");
});

test("the card of a dashboard is described by its title: it shows more than one chart", () => {
  const board = { layout: { type: "dashboard" } } as unknown as PublishedState["board"];
  expect(describeCard({ ...page, board }, config, "en")).toBe("Births");
});
