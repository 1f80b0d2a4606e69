import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { type ChartConfig, makeInitialDocument } from "@statelier/document";
import { type CubeMetadata, decodeTable } from "@statelier/model";
import { type Context, Hono } from "hono";
import { afterAll, describe, expect, test } from "vitest";
import type { PageServices } from "../render/contract/page.ts";
import { IMAGE_PATH, makeImageRoute } from "./image-route.ts";
import {
  makeTestCharts,
  makeTestData,
  TEST_CONFIG,
  TEST_KEY,
  TEST_SOURCE as source,
} from "../testing/make-test-pages.ts";
import { MOST_PAINTING, openPngPainter, type PngPainter } from "./png-painter.ts";

const title = { de: "Strom", fr: "Courant", it: "Corrente", en: "Power “Éo” <b>" };
const config: ChartConfig = {
  ...TEST_CONFIG,
  meta: { ...TEST_CONFIG.meta, title },
  interactiveFiltersConfig: {
    legend: { active: true, componentId: "source" },
    timeRange: { active: true, componentId: "year", presets: { type: "range", from: "", to: "" } },
    dataFilters: { active: false, componentIds: [], defaultOpen: false },
    calculation: { active: true, type: "identity" },
  },
};

const makeServices = (
  publicationStatus: CubeMetadata["publicationStatus"] = "PUBLISHED",
  chartConfig = config,
): PageServices =>
  makeTestCharts({
    data: makeTestData({ publicationStatus }),
    documents: { [TEST_KEY]: chartConfig },
  });

const callerOf = (context: Context): string => context.req.header("x-caller") ?? "";

// What a busy machine needs longer for is no fault here.
const PATIENT = { timeoutMs: 30_000, mostWaitMs: 30_000, wholeMs: 30_000 };
const painter = openPngPainter(PATIENT);
afterAll(() => painter.close());

const makeApp = (services = makeServices(), pngPainter: PngPainter = painter): Hono => {
  const app = new Hono();
  app.get(
    IMAGE_PATH,
    makeImageRoute(
      services,
      { painter: pngPainter, callerOf },
      () => new Date("2026-11-21T10:00:00Z"),
    ),
  );
  return app;
};

const app = makeApp();
const ask = (path: string, headers: Record<string, string> = {}, asked = app) =>
  asked.request(path, { headers });
const SVG = "/en/v/abcdefghijkl.svg";
const PNG = "/en/v/abcdefghijkl.png";

type Png = { width: number; height: number; texts: Map<string, string>; colors: number };

/** Reads size, texts and the number of different colours along the rows. */
const readPng = (bytes: Buffer): Png => {
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const texts = new Map<string, string>();
  const pixels: Buffer[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IDAT") pixels.push(data);
    if (type === "iTXt") {
      const [keyword = "", , , , , text = ""] = data.toString().split("\0");
      texts.set(keyword, text);
    }
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(pixels));
  const colors = new Set<number>();
  for (let at = 0; at + 4 <= raw.length; at += 4) colors.add(raw.readUInt32BE(at));
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    texts,
    colors: colors.size,
  };
};

test("the card of a view has the size that networks ask for, and the view of its address", async () => {
  const answer = await ask(`${PNG}?shape=card&scale=3&width=300`);
  expect(answer.status).toBe(200);
  const png = readPng(Buffer.from(await answer.arrayBuffer()));
  expect(png).toMatchObject({ width: 1200, height: 630 });
  expect(png.colors).toBeGreaterThan(50);
  const whole = await (await ask(`${SVG}?shape=card`)).text();
  const narrowed = await (await ask(`${SVG}?shape=card&percent=1`)).text();
  expect(whole).toContain("Office of Energy");
  expect(narrowed).toContain("%");
  expect(narrowed).not.toBe(whole);
  expect((await ask(`${PNG}?shape=square`)).status).toBe(400);
});

test("what a picture says is text that can be copied in its place: title, summary, filters, source and address", async () => {
  const answer = await ask(`${SVG.replace(".svg", ".txt")}?t.from=2015&t.to=2018`);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe('inline; filename="power-eo-b.txt"');
  const [title, ...paragraphs] = (await answer.text()).trimEnd().split("\n\n");
  expect(title).toContain("Power “Éo”");
  expect(paragraphs.join("\n")).toMatch(/Column chart: .*\. Highest value: /);
  expect(paragraphs.at(-2)).toContain("Period: 2015 – 2018");
  expect(paragraphs.at(-2)).toContain("Office of Energy");
  expect(paragraphs.at(-1)).toBe(
    "https://charts.example/en/v/abcdefghijkl?t.from=2015&t.to=2018 · 2026-11-21",
  );
});

describe("an SVG by address", () => {
  test("dates it by the day of the site's zone", async () => {
    const services = makeServices();
    const inZone = {
      ...services,
      accounts: { ...services.accounts, timeZone: "Pacific/Auckland" },
    };
    const answer = await ask(SVG, {}, makeApp(inZone));
    expect(await answer.text()).toContain("2026-11-21");
    const late = new Hono().get(
      IMAGE_PATH,
      makeImageRoute(inZone, { painter, callerOf }, () => new Date("2026-11-21T12:00:00Z")),
    );
    expect(await (await ask(SVG, {}, late)).text()).toContain("2026-11-22");
  });

  test("shows title, source, licence, date and its own address, and has a name", async () => {
    const answer = await ask(SVG);
    const svg = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers.get("cache-control")).toMatch(/public, max-age=.*stale-if-error=0$/);
    expect(answer.headers.get("content-disposition")).toBe('inline; filename="power-eo-b.svg"');
    for (const part of [
      "Power “Éo”",
      "Office of Energy",
      "CC BY 4.0",
      "21.11.2026",
      "https://charts.example/en/v/abcdefghijkl<",
    ])
      expect(svg).toContain(part);
  });

  test("is not sent again to who has it, also where compression weakened the tag", async () => {
    const tag = (await ask(SVG)).headers.get("etag") ?? "";
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const answer = await ask(SVG, { "If-None-Match": header });
      expect([answer.status, await answer.text()]).toEqual([304, ""]);
    }
    expect((await ask(SVG, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test("honours the parameters of the view, and repeats them in its address", async () => {
    const whole = await (await ask(SVG)).text();
    const narrowed = await (await ask(`${SVG}?t.from=2015&t.to=2018&hide=nuc&percent=1`)).text();
    const bars = (svg: string): number =>
      /<g class="marks"[^>]*>.*?<\/g>/.exec(svg)?.[0].match(/<rect/g)?.length ?? 0;
    expect([bars(whole), bars(narrowed)]).toEqual([13 * 5, 4 * 4]);
    expect(narrowed).toContain(
      "https://charts.example/en/v/abcdefghijkl?t.from=2015&amp;t.to=2018&amp;hide=nuc&amp;percent=1",
    );
    expect(narrowed).toContain("Period: 2015 – 2018");
  });

  test("speaks the language of its path and stands on the paper that is asked for", async () => {
    const svg = await (await ask("/fr/v/abcdefghijkl.svg?theme=dark&width=360")).text();
    expect(svg).toContain("Courant");
    expect(svg).toContain('width="360"');
    expect(svg).toContain('fill="#161513"');
  });

  test("says in the reader's language what it was made with", async () => {
    const svg = await (await ask("/it/v/abcdefghijkl.svg")).text();
    expect(svg).toContain("Creato con Statelier · Immagine");
  });

  test("of a draft is asked for again each time (D40), and says that it is one", async () => {
    const answer = await ask(SVG, {}, makeApp(makeServices("DRAFT")));
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const notice = "The dataset “Electricity production” is a draft";
    expect(await answer.text()).toContain(notice);
    const app = makeApp(makeServices("DRAFT"));
    const png = await ask(`${PNG}?width=480`, {}, app);
    expect(readPng(Buffer.from(await png.arrayBuffer())).texts.get("Source")).toContain(notice);
    expect(await (await ask(SVG)).text()).not.toContain("draft");
  });
});

test("a picture of kept figures says from when they are, whole on a card too, and is asked for again each time", async () => {
  const services = makeServices();
  const openPublished: PageServices["openPublished"] = async (request) => {
    const opening = await services.openPublished(request);
    if (!opening.ok) return opening;
    return { ok: true, opened: { ...opening.opened, staleSince: "2026-11-20T08:15:00.000Z" } };
  };
  const kept = makeApp({ ...services, openPublished });
  for (const path of [SVG, `${SVG}?shape=card`, SVG.replace(".svg", ".txt")]) {
    const answer = await ask(path, {}, kept);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const text = await answer.text();
    expect(text).toContain("Figures as of 20.11.2026 08:15 UTC");
    expect(text).toContain("Office of Energy");
  }
});

describe("a PNG by address", () => {
  test.each([1, 2, 3])("at scale %d has its size, its provenance, and a drawing", async (scale) => {
    const svg = await (await ask(`${SVG}?width=480`)).text();
    const height = Number(/height="(\d+)"/.exec(svg)?.[1]);
    const answer = await ask(`${PNG}?width=480&scale=${scale}`);
    expect(answer.headers.get("content-disposition")).toBe(
      `inline; filename="power-eo-b${["", "-2x", "-3x"][scale - 1]}.png"`,
    );
    expect(answer.headers.get("content-type")).toBe("image/png");
    const png = readPng(Buffer.from(await answer.arrayBuffer()));
    expect([png.width, png.height]).toEqual([480 * scale, height * scale]);
    expect(png.colors).toBeGreaterThan(50);
    expect(png.texts.get("Title")).toBe("Power “Éo” <b>");
    expect(png.texts.get("Source")).toContain("Office of Energy");
    expect(png.texts.get("Copyright")).toBe("CC BY 4.0");
    expect(png.texts.get("Comment")).toMatch(
      /^Publisher: Office of Energy \| Publish URL: https:\/\/charts.example\/en\/v\/abcdefghijkl \| Dataset: /,
    );
    expect(png.texts.get("URL")).toBe("https://charts.example/en/v/abcdefghijkl");
    expect(png.texts.get("Software")).toBe("Statelier");
    expect(png.texts.get("Creation Time")).toBe("2026-11-21");
  });

  test("has a tag of its own for each scale", async () => {
    const tags = await Promise.all(
      [`${SVG}?width=480`, `${PNG}?width=480`, `${PNG}?width=480&scale=2`].map(async (path) =>
        (await ask(path)).headers.get("etag"),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test.each([
    ["its turn has not come in time", "busy", /busy with other images.*PICTURE_DELAYED/],
    ["it takes too long", "late", /smaller width.*PICTURE_LATE/],
  ] as const)("is refused politely where %s", async (_, reason, words) => {
    const refusing: PngPainter = {
      paint: () => Promise.resolve({ ok: false, reason }),
      close: () => Promise.resolve(),
    };
    const answer = await ask(`${PNG}?width=300`, {}, makeApp(makeServices(), refusing));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.text()).toMatch(words);
  });

  test.each(["broken", "crashed", "memory"] as const)(
    "that ends the program that paints it again says that to ask once more does not help: %s",
    async (reason) => {
      const failing: PngPainter = {
        paint: () => Promise.resolve({ ok: false, reason }),
        close: () => Promise.resolve(),
      };
      const failingly = makeApp(makeServices(), failing);
      const first = await ask(`${PNG}?width=300`, {}, failingly);
      expect([first.status, first.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await first.text()).toMatch(/started again.*PICTURE_DELAYED/);
      const answer = await ask(`${PNG}?width=300`, {}, failingly);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, null]);
      expect(await answer.text()).toMatch(/Use the SVG.*PICTURE_FAILED/);
    },
  );

  test("leaves others half of the places where one caller asks for many at once", async () => {
    let finish = () => undefined as void;
    const done = new Promise<void>((resolve) => (finish = resolve));
    let painting = 0;
    const slow: PngPainter = {
      paint: async () => {
        painting += 1;
        await done;
        return { ok: true, png: new Uint8Array([1]) };
      },
      close: () => Promise.resolve(),
    };
    const slowly = makeApp(makeServices(), slow);
    const askAs = async (caller: string, width: number) =>
      ask(`${PNG}?width=${width}`, { "x-caller": caller }, slowly);
    const many = Array.from({ length: MOST_PAINTING }, (_, at) => askAs("greedy", 300 + at));
    await expect.poll(() => painting).toBe(MOST_PAINTING / 2);
    const other = askAs("other", 299);
    await expect.poll(() => painting).toBe(MOST_PAINTING / 2 + 1);
    finish();
    expect((await other).status).toBe(200);
    const answers = await Promise.all(many);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(MOST_PAINTING / 2);
    expect(await refused[0]?.text()).toMatch(/as many images as it can.*PICTURE_BUSY/);
  });

  test("is refused where it would have too many pixels", async () => {
    const text = { de: "", fr: "", it: "", en: "Word ".repeat(9_000) };
    const tall = { ...config, meta: { ...config.meta, description: text } };
    const answer = await ask(
      `${PNG}?width=1600&scale=3`,
      {},
      makeApp(makeServices("PUBLISHED", tall)),
    );
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/25 million pixels.*PICTURE_TOO_LARGE/);
  });
});

describe("a table", () => {
  const path = "packages/charts/src/types/table/fixtures/countries-years.json";
  const file = new URL(`../../../../../${path}`, import.meta.url);
  const { config, components, table } = JSON.parse(readFileSync(file, "utf8"));
  const data = makeTestData(
    {},
    {
      components: () => Promise.resolve(components),
      observations: () =>
        Promise.resolve({ table: decodeTable(table), sparqlEditorUrls: [], notes: [] }),
    },
  );
  const tables = makeApp(makeTestCharts({ data, documents: { [TEST_KEY]: config } }));

  test("has an SVG, a PNG and a card, with its cells in them", async () => {
    const svg = await ask(SVG, {}, tables);
    expect([svg.status, svg.headers.get("content-type")]).toEqual([
      200,
      "image/svg+xml; charset=utf-8",
    ]);
    expect(await svg.text()).toContain(">France<");
    for (const query of ["?width=480", "?shape=card"]) {
      const png = await ask(`${PNG}${query}`, {}, tables);
      expect([query, png.status]).toEqual([query, 200]);
      expect(readPng(Buffer.from(await png.arrayBuffer())).colors).toBeGreaterThan(5);
    }
    expect((await ask(`${SVG}?shape=card`, {}, tables)).status).toBe(200);
  });
});

test("what draws every type is loaded by the runtime itself, which reads no JSX", () => {
  const program = `
    import { loadDrawing } from "@statelier/charts";
    import "@statelier/charts/export";
    import { CHART_TYPES } from "@statelier/document";
    const drawn = CHART_TYPES;
    await Promise.all(drawn.map((chartType) => loadDrawing({ chartType })));
    console.log(drawn.length);`;
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect(run.stderr).not.toContain("ERR_");
  expect(Number(run.stdout)).toBeGreaterThanOrEqual(10);
});

test.each([
  ["/en/v/abcdefghijkl.png?width=99999", 400, "width: 280 – 1600"],
  ["/en/v/abcdefghijkl.png?width=-5", 400, "width: 280 – 1600"],
  ["/en/v/abcdefghijkl.png?scale=4", 400, "scale: 1, 2, 3"],
  ["/de/v/abcdefghijkl.svg?theme=blue", 400, "theme: light, dark"],
  ["/de/v/nothing.svg", 404, "nicht gefunden"],
])("%s is answered with %d and a sentence", async (path, status, sentence) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toContain(sentence);
});

test.each<[string, number, string]>([
  ["CANNOT_FIND_CUBE", 404, "CUBE_GONE"],
  ["RESULT_TOO_LARGE", 422, "RESULT_TOO_LARGE"],
  ["JOIN_TOO_LARGE", 422, "JOIN_TOO_LARGE"],
  ["SOURCE_DOWN", 503, "SOURCE_DOWN"],
])("data that do not come with %s are answered with %d and %s", async (id, status, code) => {
  const failure = { id, message: "no" };
  const document = makeInitialDocument({ dataSource: source, chartConfig: config });
  const refusal = { reason: "source" as const, failure, source, title: "", document, config };
  const openPublished = () => Promise.resolve({ ok: false as const, refusal });
  const answer = await ask(SVG, {}, makeApp({ ...makeServices(), openPublished }));
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(code);
});
