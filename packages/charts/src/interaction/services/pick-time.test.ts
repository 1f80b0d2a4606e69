import { expect, test } from "vitest";
import { pickTime } from "./pick-time.ts";

const pick = (values: string[], wanted?: string, initial?: string) =>
  pickTime({ values, initial }, wanted);

test("ML7 a layer shows the value that the chart's time names", () => {
  expect(pick(["2018", "2019", "2020"], "2019", "2020")).toBe("2019");
  expect(pick(["2019-01-01", "2020-01-01"], "2020")).toBe("2020-01-01");
  expect(pick(["2019", "2020"], "2020-05")).toBe("2020");
  expect(pick(["20190101", "2020-03-01T00:00:00Z"], "2020-03")).toBe("2020-03-01T00:00:00Z");
  expect(pick(["2019", "2020"], "https://ld.admin.ch/time/year/2019")).toBe("2019");
});

test("ML7 a layer's dates may be written without hyphens", () => {
  expect(pick(["20110805", "20081024"], "2008", "20110805")).toBe("20081024");
  expect(pick(["20110805", "20081024"], "1024", "20110805")).toBe("20110805");
  expect(pick(["202003", "201912"], "2019-12", "202003")).toBe("201912");
  expect(pick(["202003", "201912"], "2003", "201912")).toBe("201912");
  expect(pick(["201999", "2020"], "1999", "2020")).toBe("2020");
  expect(pick(["20200101T060000Z", "20200101T1200Z"], "2020-01-01T12:00:00")).toBe(
    "20200101T1200Z",
  );
  expect(pick(["20190101/20221231/P1M"], "2020-07")).toBe("20200701");
  expect(pick(["201901/202212/P1M"], "2020-07-15")).toBe("202007");
  expect(pick(["20200101T000000Z/20201231T000000Z/PT6H"], "2020-02-03")).toBe("20200203T000000Z");
});

test("ML7 without a value for it a layer shows its own time", () => {
  expect(pick(["2018", "2019"], "2030", "2019")).toBe("2019");
  expect(pick(["2018", "2019"], "2030")).toBe("2018");
  expect(pick(["2018", "2019"], "summer", "2019")).toBe("2019");
  expect(pick(["2018/2022/P1Y"])).toBe("2018");
  expect(pick([])).toBeUndefined();
});

test("ML7 an interval is gone through in its periods", () => {
  expect(pick(["2000/2022/P2Y"], "2010")).toBe("2010");
  expect(pick(["2000/2022/P2Y"], "2011")).toBe("2010");
  expect(pick(["2000/2022/P1Y"], "2022")).toBe("2022");
  expect(pick(["2000/2022/P1Y"], "2023", "2022")).toBe("2022");
  expect(pick(["2000-01-01/2022-12-31/P1M"], "2015-07")).toBe("2015-07-01");
  expect(pick(["2000-01-01/2022-12-31/P1D"], "2015")).toBe("2015-01-01");
  expect(pick(["2020-01-01T00:00:00Z/2020-12-31T00:00:00Z/PT6H"], "2020-02-03")).toBe(
    "2020-02-03T00:00:00Z",
  );
  expect(pick(["2020-01-03/2020-12-31/P1W"], "2020-01-12")).toBe("2020-01-10");
  expect(pick(["2019-06-01/2021-06-01"], "2020")).toBe("2020-01-01");
});

test("ML7 an interval up to the present has nothing that is to come", () => {
  const at = (wanted: string, interval = "2019/present/P1Y") =>
    pickTime({ values: [interval], initial: "2023" }, wanted, Date.UTC(2025, 5, 15));
  expect(at("2024")).toBe("2024");
  expect(at("2025")).toBe("2025");
  expect(at("2026")).toBe("2023");
  expect(at("2040")).toBe("2023");
  expect(at("2025-06", "2019-01-01/current/P1M")).toBe("2025-06-01");
  expect(at("2025-07", "2019-01-01/current/P1M")).toBe("2023");
});
