import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import type { Board } from "./derive-board.ts";
import { deriveChartTitle } from "./derive-chart-title.ts";
import { derivePageTitle } from "./derive-page-title.ts";
import { LOCALES } from "@statelier/model";
import { makeTestMetadata } from "../download/testing/make-test-data.ts";

const empty = { de: "", fr: "", it: "", en: "" };

test("a chart has its own title as plain text, else the titles of its datasets", () => {
  const title = { ...empty, de: "*Strom* & mehr", it: "> 65 anni", en: "&nbsp;" };
  const meta = { title, description: empty, label: empty };
  const metadata = [makeTestMetadata({ title: "Power" }), makeTestMetadata({ title: "Heat" })];
  expect(LOCALES.map((locale) => deriveChartTitle({ config: { meta }, metadata }, locale))).toEqual(
    ["Strom & mehr", "Power, Heat", "> 65 anni", "Power, Heat"],
  );
  expect(deriveChartTitle({ config: { meta }, metadata: [] }, "fr")).toBe("");
});

const t = createTranslator("fr", collectMessages("fr", ["viewer"]));
const board: Board = {
  title: "Tableau",
  description: "",
  titleHtml: "",
  descriptionHtml: "",
};

test("a page is called as its layout is, else as its chart; without either it says so", () => {
  expect(derivePageTitle(board, "Naissances", t)).toBe("Tableau");
  expect(derivePageTitle({ ...board, title: "" }, "Naissances", t)).toBe("Naissances");
  expect(derivePageTitle(undefined, "", t)).toBe("Graphique sans titre");
});
