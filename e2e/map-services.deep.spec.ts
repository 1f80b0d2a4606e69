import type { Page } from "@playwright/test";
import type { ChartConfig } from "@statelier/document";
import type { CubeComponents } from "@statelier/model";
import { makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { FIELDS, findMissingServer, startMapServer } from "./support/start-mapserver.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const missing = findMissingServer();
test.skip(missing !== undefined, missing ?? "");

let maps: Awaited<ReturnType<typeof startMapServer>>;
let server: RunningServer;

const listProviders = (): string[] => [
  `${maps.url}/wms`,
  `${maps.url}/old/wms?version=1.1.1&service=WMS`,
  `${maps.url}/tiles/wmts`,
];

test.beforeAll(async () => {
  maps = await startMapServer();
  const listed = listProviders().map((url) => ({ url, allowPrivate: true }));
  server = await startServer({ STATELIER_MAP_SERVICES: JSON.stringify(listed) });
});

test.afterAll(async () => {
  await server.stop();
  await maps.stop();
});

/** The colour in the picture of the page at a place of the globe, where the map shows it as `BBOX` says. */
const readColor = async (page: Page, [longitude, latitude]: readonly [number, number]) => {
  const plot = page.locator("[data-services] image").last();
  const box = await plot.boundingBox();
  const href = (await plot.getAttribute("href")) ?? "";
  const bounds = new URL(href).searchParams.get("BBOX")?.split(",").map(Number) ?? [];
  const [west = 0, south = 0, east = 0, north = 0] = bounds;
  if (!box) throw new Error("no picture");
  const radians = Math.PI / 180;
  const x = 6_378_137 * longitude * radians;
  const y = 6_378_137 * Math.asinh(Math.tan(latitude * radians));
  const at = {
    x: Math.round(box.x + ((x - west) / (east - west)) * box.width),
    y: Math.round(box.y + ((north - y) / (north - south)) * box.height),
  };
  const shot = await page.screenshot({ clip: { ...at, width: 1, height: 1 } });
  return page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    `data:image/png;base64,${shot.toString("base64")}`,
  );
};

type Picture = { source: string; x: number; y: number; width: number; height: number };

/** In the page: of the opaque pixels of pictures that lie on each other, how many there are and how many are seen otherwise. */
const comparePictures = async ([shot, pictures]: [string, Picture[]]) => {
  const draw = async (all: readonly Picture[], { width, height }: Picture) => {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    for (const { source, ...box } of all) {
      const image = new Image();
      image.src = source;
      await image.decode();
      context?.drawImage(image, box.x, box.y, box.width, box.height);
    }
    return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  };
  const screen = new Image();
  screen.src = shot;
  await screen.decode();
  const whole = { source: shot, x: 0, y: 0, width: screen.width, height: screen.height };
  const [seen, drawn] = [await draw([whole], whole), await draw(pictures, whole)];
  let [count, different] = [0, 0];
  for (let at = 0; at < drawn.length; at += 4) {
    if (drawn[at + 3] !== 255) continue;
    count += 1;
    if ([0, 1, 2].some((band) => Math.abs((seen[at + band] ?? 0) - (drawn[at + band] ?? 0)) > 6))
      different += 1;
  }
  return { count, different };
};

/** Asks the services for the pictures of the page once more, and lays them where the page has them. */
const measureDifference = async (page: Page) => {
  const places = await page.locator("[data-services] image").evaluateAll((all) =>
    all.map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      return { href: image.getAttribute("href") ?? "", x, y, width, height };
    }),
  );
  const pictures = await Promise.all(
    places.map(async ({ href, ...box }): Promise<Picture> => {
      const bytes = Buffer.from(await (await fetch(href)).arrayBuffer());
      return { ...box, source: `data:image/png;base64,${bytes.toString("base64")}` };
    }),
  );
  const shot = `data:image/png;base64,${(await page.screenshot()).toString("base64")}`;
  return page.evaluate(comparePictures, [shot, pictures] as [string, Picture[]]);
};

/** Life expectancy with layers of the services. */
const publishMap = async (
  customLayers: Extract<ChartConfig, { chartType: "map" }>["baseLayer"]["customLayers"],
  change: (config: ChartConfig, components: CubeComponents) => ChartConfig = (config) => config,
): Promise<string> => {
  const iri = "http://localhost:4000/cube/life-expectancy/2";
  const { document } = await makeChartDocument(server.url, {
    iri,
    chartType: "map",
    change: (first, components) => {
      const config = change(first, components);
      if (config.chartType !== "map") throw new Error("no map");
      return { ...config, baseLayer: { ...config.baseLayer, customLayers } };
    },
  });
  return publishDocument(server.url, document);
};

const middleOf = ([west, south, east, north]: readonly [number, number, number, number]) =>
  [(west + east) / 2, (south + north) / 2] as const;

for (const [version, index] of [
  ["1.3.0", 0],
  ["1.1.1", 1],
] as const)
  test(`MapServer's WMS ${version} follows the time of a chart, MapCache's WMTS lies beneath it, where they belong`, async ({
    page,
  }) => {
    const providers = listProviders();
    const shared = { isBehindAreaLayer: false };
    const [wmts, wms] = [providers[2] ?? "", providers[index] ?? ""];
    const key = await publishMap(
      [
        { ...shared, type: "wmts", id: "cached", url: wmts, syncTemporalFilters: false },
        { ...shared, type: "wms", id: "timed", endpoint: wms, syncTemporalFilters: true },
      ],
      (config, { dimensions }) => {
        const [cube] = config.cubes;
        if (!cube) throw new Error("no dataset");
        const year = dimensions.find(({ label }) => label === "Year");
        const value = year?.values.find(({ label }) => label === "1955")?.value;
        if (!year || value === undefined) throw new Error("no year");
        const filters = { ...cube.filters, [year.id]: { type: "single" as const, value } };
        return { ...config, cubes: [{ ...cube, filters }] };
      },
    );
    await page.setViewportSize({ width: 1200, height: 1000 });
    await page.goto(`${server.url}/en/v/${key}`);
    await expect(page.locator("[data-services]")).toHaveCount(1);
    await page.locator("figure").first().scrollIntoViewIfNeeded();
    await expect(page.locator("[data-services] image").last()).toHaveAttribute(
      "href",
      new RegExp(`VERSION=${version}.*TIME=1955`),
    );
    await expect(async () => {
      expect(await readColor(page, middleOf(FIELDS[1955]))).toEqual([200, 30, 30]);
      expect(await readColor(page, middleOf(FIELDS[2000]))).toEqual([30, 30, 200]);
    }).toPass();
    for (const place of [
      [FIELDS[1955][0] - 2, 15],
      [FIELDS[1955][2] + 2, 15],
    ] as const)
      expect(await readColor(page, place)).not.toEqual([200, 30, 30]);
    for (const inside of [
      [FIELDS[1955][0] + 2, 2],
      [FIELDS[1955][2] - 2, 28],
    ] as const)
      expect(await readColor(page, inside)).toEqual([200, 30, 30]);
    expect(await readColor(page, [FIELDS[2000][0] + 2, 28])).toEqual([30, 30, 200]);
    expect(await readColor(page, [FIELDS[2000][0] - 2, 28])).not.toEqual([30, 30, 200]);
    const { count, different } = await measureDifference(page);
    expect(count).toBeGreaterThan(10_000);
    // Edges are smoothed once more where tiles are not drawn at their own size.
    expect(different / count).toBeLessThan(0.02);
  });

test("a layer that MapServer draws only closer up is named below the map, and drawn once the map is closer", async ({
  page,
}) => {
  const endpoint = listProviders()[0] ?? "";
  const key = await publishMap([
    { type: "wms", id: "near", endpoint, isBehindAreaLayer: false, syncTemporalFilters: false },
  ]);
  await page.goto(`${server.url}/en/v/${key}`);
  const figure = page.locator("figure").first();
  await figure.scrollIntoViewIfNeeded();
  const said = page.getByText("Zoomed in, the map also shows: near.", { exact: true });
  await expect(said).toBeVisible();
  const drawing = await figure.locator("svg").first().boundingBox();
  const note = await said.boundingBox();
  expect(note?.y).toBeGreaterThanOrEqual((drawing?.y ?? 0) + (drawing?.height ?? 0));
  const pictures = figure.locator("[data-services] image");
  await expect(pictures).toHaveCount(0);
  const closer = page.getByRole("button", { name: "Zoom in" });
  await expect(async () => {
    await closer.click();
    await expect(pictures).not.toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});
