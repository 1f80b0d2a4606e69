import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { UnknownParam } from "../chart-state/reader-choices.ts";
import { TimeRangeFields } from "./time-range-fields.tsx";
import type { ShownChart } from "../chart-state/page-state.ts";

const MONTHS = Array.from(
  { length: 360 },
  (_, index) => `${1958 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
);

const show = (
  count: number,
  timeRange?: { from: string; to: string },
  unknown: UnknownParam[] = [],
  presets = { from: "", to: "" },
): string => {
  const values = MONTHS.slice(0, count).map((value) => ({ value, label: value }));
  const chart = {
    config: {
      cubes: [],
      interactiveFiltersConfig: {
        timeRange: { active: true, componentId: "m", presets: { type: "range", ...presets } },
      },
    },
    components: { dimensions: [{ id: "m", kind: "TemporalDimension", timeUnit: "Month", values }] },
    choices: { dataFilters: {}, hiddenValues: [], showTable: false, timeRange },
    unknown,
  };
  return renderToStaticMarkup(
    <LocaleProvider locale="en" messages={collectMessages("en", ["viewer", "kit"])}>
      <TimeRangeFields shown={{ chart } as unknown as ShownChart} />
    </LocaleProvider>,
  );
};

test("many months stand in fields to type in, filled as they are typed, without the program too", () => {
  const html = show(360);
  const fields = html.match(/<input[^>]*>/g) ?? [];
  expect(fields).toHaveLength(2);
  expect(fields[0]).toMatch(/inputMode="numeric"/i);
  expect(fields[0]).toMatch(/name="t\.from"[^>]*value="01\.1958"/);
  expect(fields[1]).toMatch(/name="t\.to"[^>]*value="12\.1987"/);
  expect(html).not.toMatch(/type="(month|date|week|number)"|aria-invalid="true"/);
});

test("DP1 a date that the data lack is reported beside its field, with the nearest ones", () => {
  const notice = (value: string) =>
    show(360, undefined, [{ name: "t.to", value }])
      .replaceAll(/<output[^>]*>/g, "\n")
      .replaceAll(/<[^>]*>/g, "");
  const html = show(360, undefined, [{ name: "t.to", value: "05.2020" }]);
  expect(
    html.match(/aria-invalid="true"[^>]*name="t\.to"|name="t\.to"[^>]*aria-invalid="true"/g),
  ).toHaveLength(1);
  expect(html).toContain('value="05.2020"');
  expect(notice("05.2020")).toContain("There are no data for “05.2020”. Nearest dates: 12.1987");
  expect(notice("spring")).toContain(
    "There are no data for “spring”. Enter the date in this format: 12.1987.",
  );
});

test("a date that the data lack is written in figures, however the address writes it", () => {
  const html = show(360, { from: "1950-01", to: "2030-12" });
  expect(html.match(/<input[^>]*value="[^"]*"/g)?.join()).toMatch(
    /value="01\.1950".*value="12\.2030"/,
  );
  expect(html).toContain("There are no data for “12.2030”.");
  expect(html).not.toMatch(/“2030-12”|“1950-01”/);
});

test("DP2 a period that ends before it begins stays in its fields, and is reported beside them", () => {
  const period = { from: "1959-02", to: "1958-03" };
  const reversed = { name: "t.from – t.to", value: "02.1959 – 03.1958", period };
  const notice =
    "“From” is later than “To”: the chart keeps its period until the dates are in order.";
  expect(show(360, undefined, [reversed])).toContain(notice);
  expect(show(360, undefined, [reversed])).toMatch(/value="02\.1959".*value="03\.1958"/);
  expect(
    show(24, undefined, [reversed])
      .match(/<option[^>]*selected=""[^>]*>/g)
      ?.join(),
  ).toMatch(/1959-02.*1958-03/);
  expect(show(360)).not.toContain(notice);
});

test("a coarser period shows its first and its last date", () => {
  const html = show(24, { from: "1959", to: "1959" });
  expect(html.match(/<option[^>]*selected=""[^>]*>/g)?.join()).toMatch(/1959-01.*1959-12/);
});

test("TR2 a period between two dates of the data does not stand there the wrong way round", () => {
  const html = show(24, { from: "1958-01-10", to: "1958-01-20" });
  expect(html.match(/<option[^>]*selected=""[^>]*>/g)?.join()).toMatch(/1958-01.*1959-12/);
});

test.each([24, 360])("a period of the author without data says so: %s months", (count) => {
  const html = show(count, undefined, [], { from: "1900-01", to: "1910-12" });
  expect(html).toContain("There are no data for “01.1900 – 12.1910”.");
  expect(show(count, undefined, [], { from: "1900-01", to: "1958-01" })).not.toContain("no data");
});
