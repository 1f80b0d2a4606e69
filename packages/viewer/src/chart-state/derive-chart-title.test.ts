import { LOCALES } from "@statelier/model";
import { expect, test } from "vitest";
import { makeTestMetadata } from "../download/testing/make-test-data.ts";
import { deriveChartTitle } from "./derive-chart-title.ts";

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
