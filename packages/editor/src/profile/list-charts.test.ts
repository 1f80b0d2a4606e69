import type { HeldChart } from "@statelier/data";
import { expect, test } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { describeCharts, filterCharts } from "./list-charts.ts";

const text = (en: string, de = "") => ({ de, fr: "", it: "", en });

const make = (change: Partial<HeldChart>): HeldChart => ({
  ...makeStoredConfig(),
  view_count: 0,
  ...change,
});

test("a chart is called by its board, its first chart, in another language, or by its dataset, whatever version it is of", () => {
  const titles = [
    { layout: { meta: { title: text("Board") } }, chartConfigs: [{ meta: { title: text("A") } }] },
    { layout: { meta: { title: text("") } }, chartConfigs: [{ meta: { title: text("**A**") } }] },
    { chartConfigs: [{ meta: { title: text("", "Nur deutsch") } }] },
    { chartConfig: { meta: { title: text("Early") } } },
    { chartConfigs: [{ extensions: { "dataset-titles": { "x:y": text("Births") } } }] },
    { chartConfigs: "broken" },
    {},
  ].map((data) => describeCharts([make({ data })], "en")[0]?.title);
  expect(titles).toEqual(["Board", "A", "Nur deutsch", "Early", "Births", "", ""]);
});

test("what was taken back, removed, or will replace another is told from a draft", () => {
  const states = [
    {},
    { draft_of: "public000001" },
    { draft_of: "public000001", publish_at: "t2" },
    { published_at: "t0" },
    { published_at: "t0", published_state: "PUBLISHED" as const },
    { published_at: "t0", published_state: "PUBLISHED" as const, deleted_at: "t9" },
  ].map((change) => describeCharts([make(change)], "en")[0]?.state);
  expect(states).toEqual(["draft", "change", "scheduled", "unpublished", "published", "removed"]);
});

test("charts are found by all words of their title or key, and removed ones apart", () => {
  const charts = describeCharts(
    [
      make({ key: "abc", data: { chartConfigs: [{ meta: { title: text("Births in Geneva") } }] } }),
      make({ key: "def", published_state: "PUBLISHED" }),
      make({ key: "ghi", deleted_at: "t9" }),
    ],
    "en",
  );
  const find = (filter: "all" | "published" | "drafts" | "removed", search = "") =>
    filterCharts(charts, { filter, search }).map(({ key }) => key);
  expect(find("all")).toEqual(["abc", "def"]);
  expect(find("all", " geneva BIRTHS")).toEqual(["abc"]);
  expect(find("all", "Genèva")).toEqual(["abc"]);
  expect(find("all", "de")).toEqual(["def"]);
  expect(find("drafts")).toEqual(["abc"]);
  expect(find("published")).toEqual(["def"]);
  expect(find("removed")).toEqual(["ghi"]);
});

test("what is scheduled stands in the order in which it comes", () => {
  const charts = describeCharts(
    [
      make({ key: "b", publish_at: "2026-12-02" }),
      make({ key: "a", publish_at: "2026-12-01" }),
      make({ key: "c" }),
    ],
    "en",
  );
  const found = filterCharts(charts, { filter: "scheduled", search: "" });
  expect(found.map(({ key }) => key)).toEqual(["a", "b"]);
});
