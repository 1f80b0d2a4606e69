import { expect, test } from "vitest";
import { findStoredTitle } from "./find-stored-title.ts";

const text = (en: string, de = "") => ({ de, fr: "", it: "", en });

test("a chart is called by its board, its first chart, in another language, or by its dataset, whatever version it is of", () => {
  const titles = [
    { layout: { meta: { title: text("Board") } }, chartConfigs: [{ meta: { title: text("A") } }] },
    { layout: { meta: { title: text("") } }, chartConfigs: [{ meta: { title: text("**A**") } }] },
    { chartConfigs: [{ meta: { title: text("", "Nur deutsch") } }] },
    { chartConfig: { meta: { title: text("Early") } } },
    { chartConfigs: [{ extensions: { "dataset-titles": { "x:y": text("Births") } } }] },
    { chartConfigs: "broken" },
    {},
  ].map((data) => findStoredTitle(data, "en"));
  expect(titles).toEqual(["Board", "A", "Nur deutsch", "Early", "Births", "", ""]);
});
