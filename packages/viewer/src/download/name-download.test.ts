import { expect, test } from "vitest";
import { nameDownload } from "./name-download.ts";

test.each([
  ["Power", "Power-filtered.csv"],
  ["Énergie: 2020/2021", "Énergie 2020 2021-filtered.csv"],
  ["../../etc/passwd", "etc passwd-filtered.csv"],
  ['a\\b:c*d?"e"<f>|g', "a b c d e f g-filtered.csv"],
  ["bad\u0000\r\nname", "bad name-filtered.csv"],
  ["invoice\u202Efdp.exe", "invoicefdp.exe-filtered.csv"],
  ["…  ", "…-filtered.csv"],
  ["   ...  ", "data-filtered.csv"],
  ["😀".repeat(60), `${"😀".repeat(40)}-filtered.csv`],
  ["عنوان", "عنوان-filtered.csv"],
])("%s is saved as %s", (title, name) => {
  expect(nameDownload({ title, scope: "visible" }, "csv")).toBe(name);
});

test("the whole dataset is called so", () => {
  expect(nameDownload({ title: "Power", scope: "all" }, "parquet")).toBe("Power-full.parquet");
});
