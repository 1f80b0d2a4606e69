import { expect, test } from "vitest";
import { buildContentDisposition } from "./content-disposition.ts";

test.each([
  ["Power-full.csv", 'attachment; filename="Power-full.csv"'],
  ["Énergie.csv", "attachment; filename=\"Energie.csv\"; filename*=UTF-8''%C3%89nergie.csv"],
  ["100 %.csv", "attachment; filename=\"100 _.csv\"; filename*=UTF-8''100%20%25.csv"],
  [
    "l'été (1)*.csv",
    "attachment; filename=\"l'ete (1)*.csv\"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%281%29%2A.csv",
  ],
  ["l’eau.csv", "attachment; filename=\"l'eau.csv\"; filename*=UTF-8''l%E2%80%99eau.csv"],
  [
    "数据😀.csv",
    "attachment; filename=\"_.csv\"; filename*=UTF-8''%E6%95%B0%E6%8D%AE%F0%9F%98%80.csv",
  ],
])("%s is named for every browser", (name, header) => {
  expect(buildContentDisposition(name)).toBe(header);
});
