import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TimeRangeFields } from "./time-range-fields.tsx";
import type { PublishedView } from "./use-published-view.ts";

const MONTHS = Array.from(
  { length: 360 },
  (_, index) => `${1958 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
);

const show = (count: number, timeRange?: { from: string; to: string }): string => {
  const values = MONTHS.slice(0, count).map((value) => ({ value, label: value }));
  const chart = {
    config: {
      cubes: [],
      interactiveFiltersConfig: {
        timeRange: { active: true, componentId: "m", presets: { type: "range", from: "", to: "" } },
      },
    },
    components: { dimensions: [{ id: "m", kind: "TemporalDimension", timeUnit: "Month", values }] },
    choices: { dataFilters: {}, hiddenValues: [], showTable: false, timeRange },
  };
  return renderToStaticMarkup(
    <LocaleProvider locale="en" messages={collectMessages("en", ["viewer", "kit"])}>
      <TimeRangeFields view={{ chart } as unknown as PublishedView} />
    </LocaleProvider>,
  );
};

test("many months stand in fields for months, filled without the program", () => {
  const html = show(360);
  expect(html.match(/<input[^>]*type="month"/g)).toHaveLength(2);
  expect(html).toMatch(/name="t\.from"[^>]*value="1958-01"/);
  expect(html).toMatch(/name="t\.to"[^>]*value="1987-12"/);
});

test("a coarser period shows its first and its last date", () => {
  const html = show(24, { from: "1959", to: "1959" });
  expect(html.match(/<option[^>]*selected=""[^>]*>/g)?.join()).toMatch(/1959-01.*1959-12/);
});
