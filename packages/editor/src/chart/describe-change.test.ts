import { MOST_RECENT_VALUE } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import {
  makeTestDimension,
  makeTestMeasure,
} from "@statelier/viewer/download/testing/make-test-data";
import { expect, test } from "vitest";
import type { VersionChange } from "./compare-versions.ts";
import { describeChange, NO_NAMES } from "./describe-change.ts";

const t = createTranslator("en", collectMessages("en", ["account", "editor", "kit"]));
const country = makeTestDimension("country", [
  ["che", "Switzerland"],
  ["arg", "Argentina"],
]);
const amount = makeTestMeasure("amount");
const names = { dimensions: [country], measures: [amount] };

const filter = (from: unknown, to: unknown): VersionChange => ({
  id: "filter",
  filter: { component: "country", from, to },
});
const single = (value: string) => ({ type: "single", value });
const multi = (values: readonly string[]) => ({
  type: "multi",
  values: Object.fromEntries(values.map((value) => [value, true])),
});

test.each<[VersionChange, object]>([
  [
    { id: "chart-type", from: "column", to: "bar" },
    { name: "chart type", from: "Columns", to: "Bars" },
  ],
  [
    { id: "text", locale: "de", from: "Alt", to: "Neu" },
    { name: "text (German)", from: "Alt", to: "Neu" },
  ],
  [{ id: "limit" }, { name: "target or limit" }],
  [
    { id: "field-option", field: "y", from: "gone", to: "amount" },
    { name: "component (Vertical axis)", to: amount.label },
  ],
  [{ id: "field-option", field: "y" }, { name: "option (Vertical axis)" }],
  [{ id: "field-option", field: "country" }, { name: `option (${country.label})` }],
  [
    filter(single("che"), multi(["che", "arg"])),
    { name: `filter (${country.label})`, from: "Switzerland", to: "Switzerland, Argentina" },
  ],
  [
    filter(undefined, multi(["a", "b", "c", "d", "e", "f"])),
    { name: `filter (${country.label})`, from: "none", to: "6 values" },
  ],
  [
    filter({ type: "range", from: "2000", to: MOST_RECENT_VALUE }, single(MOST_RECENT_VALUE)),
    {
      name: `filter (${country.label})`,
      from: "2000 – Always the most recent",
      to: "Always the most recent",
    },
  ],
])("a change is said in words: %j", (change, words) => {
  expect(describeChange(change, { t, names })).toEqual(words);
});

test("what has no name yet goes without, and shows no ids", () => {
  const word = (change: VersionChange) => describeChange(change, { t, names: NO_NAMES });
  expect(word(filter(single("che"), undefined))).toEqual({ name: "filter" });
  expect(word({ id: "field-option", field: "x", from: "a", to: "b" })).toEqual({
    name: "component (Horizontal axis)",
  });
  expect(word({ id: "field-option", field: "some/component" })).toEqual({ name: "option" });
});
