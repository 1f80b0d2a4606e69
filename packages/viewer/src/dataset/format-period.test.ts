import { expect, test } from "vitest";
import { formatPeriod } from "./format-period.ts";

test.each([
  [{ from: "1955", to: "2005" }, "1955–2005"],
  [{ from: "2012-01-01", to: "2015-12-31" }, "2012–2015"],
  [{ from: "2008", to: "2008" }, "2008"],
  [{ from: "2020-01-01", to: "2020-03-31" }, "01.01.2020 – 31.03.2020"],
])("%j covers %s", (period, text) => {
  expect(formatPeriod(period, "en")).toBe(text);
});

test("months are named in the reader's language", () => {
  expect(formatPeriod({ from: "2020-01", to: "2020-05" }, "de")).toBe("Jan. 2020 – Mai 2020");
});
