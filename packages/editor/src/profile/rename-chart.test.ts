import { expect, test } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { readTitles, renameChart } from "./rename-chart.ts";

const title = (en: string) => ({ de: "", fr: "", it: "", en });
const titles = { de: " Neu ", fr: "", it: "", en: "New" };

const rename = async (data: Record<string, unknown>) => {
  const sent: Record<string, unknown>[] = [];
  const configs = {
    updateConfig: async (config: Record<string, unknown>) => {
      sent.push(config);
      return makeStoredConfig();
    },
  };
  await renameChart(
    configs as never,
    makeStoredConfig({ data, published_state: "PUBLISHED" }),
    titles,
  );
  return sent[0];
};

test("one chart gets its new title, and all else stays", async () => {
  const chart = { key: "a", meta: { title: title("Old"), label: title("L") } };
  const data = { chartConfigs: [chart], layout: { meta: { title: title("") } } };
  expect(readTitles(data)).toEqual(title("Old"));
  expect(await rename(data)).toEqual({
    key: "draft0000001",
    published_state: "PUBLISHED",
    updated_at: "t1",
    data: {
      ...data,
      chartConfigs: [{ ...chart, meta: { ...chart.meta, title: { ...titles, de: "Neu" } } }],
    },
  });
});

test("a page that has one chart left keeps its own title, which is the one that is shown", async () => {
  const charts = [{ meta: { title: title("A") } }];
  const data = { chartConfigs: charts, layout: { meta: { title: title("Board") } } };
  expect(readTitles(data).en).toBe("Board");
  expect(await rename(data)).toMatchObject({
    data: { chartConfigs: charts, layout: { meta: { title: { en: "New" } } } },
  });
});

test("several charts get the title of their board", async () => {
  const charts = [{ meta: { title: title("A") } }, { meta: { title: title("B") } }];
  const data = { chartConfigs: charts, layout: { meta: { title: title("Board") } } };
  expect(readTitles(data).en).toBe("Board");
  expect(await rename(data)).toMatchObject({
    data: { chartConfigs: charts, layout: { meta: { title: { en: "New", de: "Neu" } } } },
  });
});
