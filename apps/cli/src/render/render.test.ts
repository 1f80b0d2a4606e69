import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMemoryServer } from "@statelier/cubes/conformance/start-memory-server";
import { type ChartConfig, makeInitialDocument, parseChartConfig } from "@statelier/document";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { runCommand } from "../commands/run-command.ts";
import { collectOutput } from "../testing/collect-output.ts";

const folder = mkdtempSync(join(tmpdir(), "render-"));
afterAll(() => rmSync(folder, { recursive: true }));

const FIXTURE = new URL(
  "../../../../packages/charts/src/types/column/fixtures/stacked-years.json",
  import.meta.url,
);
const { config, components, table } = JSON.parse(readFileSync(FIXTURE, "utf8"));
const title = { de: "Strom im Land", fr: "", it: "", en: "Power in the country" };
const chart = { ...config, meta: { ...config.meta, title } };

const parse = (input: unknown): ChartConfig => {
  const parsed = parseChartConfig(input);
  if (!parsed.ok) throw new Error(parsed.problem.expected);
  return parsed.value;
};

const SMALL = fileURLToPath(
  new URL("../../../../packages/cubes/src/importer/fixtures/small", import.meta.url),
);
const COUNTRY = "https://data.office.example/cube/bread-prices/component/country";
const LONE_TABLE = {
  version: "1.2.1",
  chartType: "table",
  filters: {},
  settings: { showSearch: true, showAllRows: false },
  sorting: [],
  fields: {
    [COUNTRY]: {
      componentIri: COUNTRY,
      componentType: "NominalDimension",
      index: 0,
      isGroup: false,
      isHidden: false,
      columnStyle: { type: "text", textStyle: "regular", textColor: "#000", columnColor: "#fff" },
    },
  },
};

const save = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
};

const CHART = save("chart.json", chart);
const DATA = save("data.json", {
  components,
  table,
  datasets: [{ title: "Electricity production", creator: { label: "Office of Energy" } }],
});

const run = async (...args: string[]) => {
  const { code, out, err } = await collectOutput((io) => runCommand(["render", ...args], io));
  return { code, out: out.join("\n"), err: err.join("\n") };
};

describe("statelier render", () => {
  test("writes an SVG with title, dataset and every bar, in the language that is asked for", async () => {
    const file = join(folder, "a.svg");
    const { code, out, err } = await run(CHART, "--data", DATA, "--locale", "de", "-o", file);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/a\.svg: 800 × \d+ pixels/);
    const svg = readFileSync(file, "utf8");
    for (const part of [
      "Strom im Land",
      "Datensatz: Electricity production",
      "Quelle: Office of Energy",
    ])
      expect(svg).toContain(part);
    expect(/<g class="marks"[^>]*>.*?<\/g>/.exec(svg)?.[0].match(/<rect/g)).toHaveLength(65);
  });

  test("writes a PNG at scale 2 by the ending of the file", async () => {
    const file = join(folder, "a.png");
    const { code } = await run(CHART, "--data", DATA, "--width", "400", "--scale", "2", "-o", file);
    expect(code).toBe(0);
    const png = readFileSync(file);
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(800);
    expect(png.includes("Power in the country")).toBe(true);
  });

  test("draws the config of docs/render.md with its data by its command", async () => {
    const page = readFileSync(new URL("../../../../docs/render.md", import.meta.url), "utf8");
    const blocks = [...page.matchAll(/^```json\n([^]*?)^```/gm)].map(([, json = ""]) => json);
    expect(blocks).toHaveLength(2);
    const [table = "", chart = ""] = blocks;
    save("TABLE.json", table);
    save("CONFIG.json", chart);
    const [, command = ""] = /^npx statelier render (.*)$/m.exec(page) ?? [];
    const words = command
      .split(" ")
      .map((word) => (word.includes(".") ? join(folder, word) : word));
    expect(await run(...words)).toMatchObject({ code: 0, err: "" });
    const svg = readFileSync(join(folder, "chart.svg"), "utf8");
    for (const part of ["Nights in hotels", "Source: Office of Statistics", ">42.8<"])
      expect(svg).toContain(part);
    expect(/<g class="marks"[^>]*>.*?<\/g>/.exec(svg)?.[0].match(/<rect/g)).toHaveLength(2);
  });

  test("takes a stored row of several charts and draws the one that is asked for", async () => {
    const second = {
      ...chart,
      key: "second000001",
      meta: { ...chart.meta, title: { ...title, en: "The second" } },
    };
    const document = makeInitialDocument({
      dataSource: { type: "sparql", url: "https://example.org/query" },
      chartConfig: parse(chart),
    });
    const data = { ...document, chartConfigs: [...document.chartConfigs, parse(second)] };
    const row = save("row.json", { key: "abcdefghijkl", data });
    const file = join(folder, "second.svg");
    expect(await run(row, "--data", DATA, "--chart", "2", "-o", file)).toMatchObject({
      code: 0,
      err: "",
    });
    expect(readFileSync(file, "utf8")).toContain("The second");
    const third = await run(row, "--data", DATA, "--chart", "3", "-o", file);
    expect([third.code, third.err]).toEqual([1, `${row}: there is no chart 3: the state has 2`]);
  });

  test("draws a chart of a dashboard under the period that its charts share", async () => {
    const document = makeInitialDocument({
      dataSource: { type: "sparql", url: "https://example.org/query" },
      chartConfig: parse(chart),
    });
    const year = components.dimensions.find(({ id }: { id: string }) => id === "year");
    const [from, to] = year.values.slice(-2).map(({ value }: { value: string }) => value);
    const timeRange = { active: true, timeUnit: "Year", presets: { from, to } };
    const dashboardFilters = { ...document.dashboardFilters, timeRange };
    const board = save("board.json", { ...document, dashboardFilters });
    const file = join(folder, "board.svg");
    expect(await run(board, "--data", DATA, "-o", file)).toMatchObject({ code: 0, err: "" });
    const svg = readFileSync(file, "utf8");
    expect(/<g class="marks"[^>]*>.*?<\/g>/.exec(svg)?.[0].match(/<rect/g)).toHaveLength(10);
  });

  test("asks a source for the data of an old lone chart; one that does not answer is an error", async () => {
    const triples = join(folder, "cube.nt");
    await runCommand(
      ["cube", "build", SMALL, "-o", triples, "--base", "https://data.office.example"],
      { out: () => undefined, note: () => undefined, err: () => undefined },
    );
    const server = await startMemoryServer(readFileSync(triples, "utf8"));
    onTestFinished(() => server.close());
    const lone = save("lone.json", LONE_TABLE);
    const file = join(folder, "lone.svg");
    const cube = ["--cube", "https://data.office.example/cube/bread-prices/1"];
    expect(await run(lone, ...cube, "--source", server.url, "-o", file)).toMatchObject({ code: 0 });
    const svg = readFileSync(file, "utf8");
    expect(
      /<g class="chart"[\s\S]*<g class="notes">/.exec(svg)?.[0].match(/<text/g)?.length,
    ).toBeGreaterThan(3);
    const silent = await run(lone, ...cube, "--source", "http://127.0.0.1:9/query", "-o", file);
    expect(silent.code).toBe(2);
    expect(silent.err).toContain("http://127.0.0.1:9/query did not answer");
  }, 30_000);

  test("says in one line what is wrong, and how it ends", async () => {
    const file = join(folder, "never.svg");
    const lost = save("lost.json", { components: { dimensions: [], measures: [] }, table });
    const short = save("short.json", { components, table: { ...table, rowCount: 3 } });
    const limited = (limits: unknown[]) => ({
      components: {
        ...components,
        measures: components.measures.map((measure: object) => ({ ...measure, limits })),
      },
      table,
    });
    const withValues = (columns: unknown[]) => ({
      components,
      table: {
        ...table,
        columns: [...table.columns.filter(({ id }: { id: string }) => id !== "value"), ...columns],
      },
    });
    const codes = Array.from({ length: table.rowCount }, () => 0);
    const words = { type: "dictionary", id: "value", values: ["many"], codes };
    const cases: [args: string[], code: number, sentence: RegExp][] = [
      [
        [CHART, "--data", join(folder, "none.json"), "-o", file],
        2,
        /none\.json: there is no such file$/,
      ],
      [
        [CHART, "--data", save("text.json", "{"), "-o", file],
        2,
        /text\.json: the file is not JSON/,
      ],
      [[CHART, "--data", save("empty.json", {}), "-o", file], 2, /empty\.json: At components/],
      [
        [CHART, "--data", short, "-o", file],
        2,
        /short\.json: At table\.columns\.0: 65 cells for a rowCount of 3\.$/,
      ],
      [[CHART, "--data", lost, "-o", file], 1, /chart\.json: the data have no component year$/],
      [
        [CHART, "--data", save("limit.json", limited([{}])), "-o", file],
        2,
        /limit\.json: At components\.measures\.0\.limits\.0\.name: /,
      ],
      [
        [
          CHART,
          "--data",
          save("kind.json", limited([{ name: "a", related: [], type: "x" }])),
          "-o",
          file,
        ],
        2,
        /kind\.json: At components\.measures\.0\.limits\.0\.type: /,
      ],
      [
        [CHART, "--data", save("no-column.json", withValues([])), "-o", file],
        1,
        /chart\.json: the table has no column value$/,
      ],
      [
        [CHART, "--data", save("words.json", withValues([words])), "-o", file],
        1,
        /chart\.json: the column value of the table has no numbers$/,
      ],
      [[CHART, "-o", file], 2, /chart\.json: the data are missing/],
      [[save("odd.json", { a: 1 }), "--data", DATA, "-o", file], 1, /odd\.json: /],
      [
        [CHART, "--data", DATA, "-o", join(folder, "no", "folder.svg")],
        2,
        /folder\.svg: cannot be written/,
      ],
      [
        [
          save("map.json", {
            ...chart,
            fields: { ...chart.fields, x: { componentId: "nowhere" } },
          }),
          "--data",
          DATA,
          "-o",
          file,
        ],
        1,
        /the data have no component nowhere$/,
      ],
      [
        [
          save("words-as-time.json", {
            ...chart,
            chartType: "line",
            fields: { ...chart.fields, x: { componentId: "source" } },
          }),
          "--data",
          DATA,
          "-o",
          file,
        ],
        1,
        /Dimension source is not temporal!$/,
      ],
    ];
    for (const [args, code, sentence] of cases) {
      const result = await run(...args);
      expect(result.err).toMatch(sentence);
      expect(result.code).toBe(code);
    }
    expect(existsSync(file)).toBe(false);
  });

  test.each([
    [[], "expected a config file"],
    [[CHART], "expected -o FILE"],
    [[CHART, "-o", "x.svg", "--width", "20"], "--width is a whole number from 280 to 1600"],
    [[CHART, "-o", "x.svg", "--locale", "xx"], "--locale is one of de, fr, it, en"],
    [[CHART, "-o", "x.svg", "--scale", "4"], "--scale is one of 1, 2, 3"],
    [[CHART, "-o", "x.jpg"], '-o FILE ends in .svg or .png, not in ".jpg"'],
    [[CHART, "-o", "x.jpg", "--format", "png"], '-o FILE ends in .svg or .png, not in ".jpg"'],
    [[CHART, "-o", "x.png", "--format", "svg"], "--format svg does not go into a file"],
    [[CHART, "-o", "-"], "-o names a file, not standard output"],
    [[CHART, "-o", "x.svg", "--format", "pdf"], "--format is one of svg, png"],
    [[CHART, "-o", "x.svg", "--data", "a", "--source", "b"], "not from both"],
    [[CHART, "-o", "x.svg", "--colour", "b"], "--colour"],
  ])("refuses %j with the usage", async (args, sentence) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err.split("\n")[0]).toContain(sentence);
    expect(err).toContain("Usage: statelier render");
  });

  test("--help tells the options", async () => {
    const { code, out } = await run("--help");
    expect(code).toBe(0);
    expect(out).toContain("--scale SCALE");
  });
});
