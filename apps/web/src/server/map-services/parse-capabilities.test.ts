import { readFileSync } from "node:fs";
import { listLayers, type MapService } from "@statelier/model";
import { hasTestData, listTestData, testDataPath } from "@statelier/model/testing/test-data";
import { describe, expect, test } from "vitest";
import { parseCapabilities } from "./parse-capabilities.ts";
import { makeWms, makeWmts } from "./testing/make-capabilities.ts";

const provider = new URL("https://maps.example.org/wms?map=a");

const parse = (text: string | Uint8Array, contentType = ""): Promise<MapService> =>
  parseCapabilities(typeof text === "string" ? Buffer.from(text) : text, { provider, contentType });

const find = ({ layers }: MapService, id: string) =>
  listLayers(layers).find((one) => one.id === id);

test.each(["1.1.1", "1.3.0"] as const)(
  "the layers of a WMS %s lie in each other",
  async (version) => {
    const service = await parse(makeWms(version, "http://maps.example.org:80/get?map=a&amp;"));
    expect(service.layers.map(({ id, title }) => [id, title])).toEqual([
      ["group", "Waters"],
      ["twice", "Inner"],
    ]);
    const lakes = find(service, "lakes");
    expect(lakes).toMatchObject({
      type: "wms",
      title: "Lakes & ponds",
      description: "All of them",
      attribution: "Office <b>of Maps</b>",
      dataUrl: "https://data.example/lakes",
      legendUrl: "https://maps.example.org/legend.png",
    });
    if (lakes?.pictures?.kind !== "extent") throw new Error("no pictures");
    const { origin, pathname, searchParams } = new URL(lakes.pictures.url);
    expect(origin + pathname).toBe("https://maps.example.org/get");
    expect(Object.fromEntries(searchParams)).toEqual({
      map: "a",
      SERVICE: "WMS",
      REQUEST: "GetMap",
      VERSION: version,
      LAYERS: "lakes",
      STYLES: "",
      FORMAT: "image/png",
      TRANSPARENT: "TRUE",
      [version === "1.3.0" ? "CRS" : "SRS"]: "EPSG:3857",
    });
    expect(find(service, "rivers")?.time).toEqual({
      values: version === "1.3.0" ? ["2018/2022/P1Y"] : ["2018", "2019", "2020"],
      initial: "2020",
    });
  },
);

test("the sign of copyright that a service writes itself does not stand there twice", async () => {
  const url = "https://maps.example.org/get";
  for (const sign of ["© ", "©", "(c) ", "Copyright "]) {
    const wms = await parse(makeWms("1.3.0", url).replace("Office", `${sign}Office`));
    expect(find(wms, "lakes")?.attribution).toBe("Office <b>of Maps</b>");
    const wmts = await parse(makeWmts(url).replace("Office", `${sign}Office`));
    expect(find(wmts, "forest")?.attribution).toBe("Office of Tiles");
  }
});

test("a layer is drawn at the scales of the layer in which it lies, unless it has its own", async () => {
  const text = makeWms("1.3.0", "https://maps.example.org/get")
    .replace("<Title>Waters</Title>", "$&<MaxScaleDenominator>1000000</MaxScaleDenominator>")
    .replace("<Title>Rivers</Title>", "$&<MinScaleDenominator>5000</MinScaleDenominator>");
  const service = await parse(text);
  expect(find(service, "lakes")?.pictures).toMatchObject({ coarsest: 280 });
  expect(find(service, "rivers")?.pictures).toMatchObject({ finest: 1.4, coarsest: 280 });
  expect(find(service, "twice")?.pictures).toEqual({
    kind: "extent",
    url: expect.any(String) as unknown,
  });
});

test("a WMS that names a host of its own network is asked where it is listed", async () => {
  const lakes = find(await parse(makeWms("1.3.0", "http://10.0.0.7:8080/internal")), "lakes");
  expect(lakes?.pictures).toMatchObject({
    url: expect.stringMatching(/^https:\/\/maps\.example\.org\/wms\?map=a&SERVICE=WMS/) as unknown,
  });
});

test("ML2 a layer of a WMS without the projection of the map says so", async () => {
  const text = makeWms("1.3.0", "https://maps.example.org/get").replace("EPSG:3857 ", "");
  expect(find(await parse(text), "lakes")).toMatchObject({
    problem: "wmts.layer-not-supported-crs",
  });
});

test("tiles of a WMTS come by template or by parameters, in the set of the map's projection", async () => {
  const service = await parse(makeWmts("https://tiles.example.org"));
  expect(find(service, "forest")).toMatchObject({
    type: "wmts",
    attribution: "Office of Tiles",
    time: { values: ["2019", "2020"], initial: "2020" },
    pictures: {
      kind: "tiles",
      template: "https://tiles.example.org/green/{Time}/web/{TileMatrix}/{TileCol}/{TileRow}.png",
      matrices: [{ id: "0", left: -20037508.34, tileWidth: 256, columns: 1 }],
    },
  });
  const forest = find(service, "forest");
  const matrix = forest?.pictures?.kind === "tiles" ? forest.pictures.matrices[0] : undefined;
  expect((matrix?.resolution ?? 0) * 256).toBeCloseTo(2 * 20037508.34, -2);
  expect(find(service, "soil")?.pictures).toMatchObject({
    template:
      "https://tiles.example.org/kvp?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&Layer=soil&Style=default&TileMatrixSet=web&Format=image%2Fjpeg&TileMatrix={TileMatrix}&TileRow={TileRow}&TileCol={TileCol}",
  });
  expect(find(service, "swiss")).toMatchObject({ problem: "wmts.layer-not-supported-crs" });
});

test("tiles of somebody else's host are not asked for", async () => {
  const service = await parse(makeWmts("https://tiles.elsewhere.net"));
  expect(find(service, "forest")).toMatchObject({ problem: "wmts.foreign-host" });
  expect(find(service, "forest")?.pictures).toBeUndefined();
});

test("documents are read in their encoding", async () => {
  const named = (encoding: string): string =>
    makeWms("1.1.1", "https://maps.example.org/get")
      .replace("UTF-8", encoding)
      .replace("Rivers", "Zürich");
  const latin = Buffer.from(named("ISO-8859-15"), "latin1");
  const little = Buffer.from(named("UTF-16"), "utf16le");
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), little]);
  const big = Buffer.from(marked).swap16();
  for (const bytes of [latin, little, marked, big, Buffer.from(named("UTF-8"))])
    expect(find(await parse(bytes), "rivers")?.title).toBe("Zürich");
  const silent = Buffer.from(named("UTF-8").replace(/<\?xml.*?\?>/, ""), "latin1");
  expect(find(await parse(silent, "text/xml; charset=ISO-8859-1"), "rivers")?.title).toBe("Zürich");
  expect(await parse(named("klingon"))).toEqual({
    layers: [],
    problem: "wmts.unreadable",
    detail: "The encoding klingon is not known.",
  });
});

test("what a service complains of is said", async () => {
  const report = `<ServiceExceptionReport version="1.3.0"><ServiceException code="X"> Not  now </ServiceException></ServiceExceptionReport>`;
  expect(await parse(report)).toEqual({ layers: [], problem: "wmts.exception", detail: "Not now" });
});

test.each([
  ["declares entities", `<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`, /declares entities/],
  [
    "fetches entities",
    `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`,
    /entities/,
  ],
  ["uses what it does not declare", "<a>&b;</a>", /not XML/],
  ["is cut", "<a><b>", /not XML/],
  ["is a web page", "<!doctype html><html><br></html>", /not XML/],
  ["is empty", "", /not XML|no element/],
  ["is deep", "<a>".repeat(100) + "</a>".repeat(100), /deeper than 60/],
  ["is another one", "<WFS_Capabilities/>", /is a WFS_Capabilities/],
])("a document that %s is not read", async (_, text, why) => {
  const service = await parse(text);
  expect(service).toMatchObject({ layers: [], problem: "wmts.unreadable" });
  expect(service.detail).toMatch(why);
});

const RECORDED = "ogc-capabilities";
const FOLDERS = ["ogc-client", "openlayers", "web-mapviewer"];

/** Those that are no capabilities, and what they are. */
const OTHERS = /describelayer|getfeatureinfo|service-exception/;

describe.skipIf(!hasTestData(RECORDED))("documents of real services (STATELIER_TEST_DATA)", () => {
  const named = FOLDERS.flatMap((folder) =>
    listTestData(`${RECORDED}/${folder}`, ".xml").map(
      (name) => [`${folder}/${name}`, testDataPath(RECORDED, folder, name)] as const,
    ),
  );

  test.each(named.filter(([name]) => OTHERS.test(name)))("%s says why not", async (_, file) => {
    const { problem, detail } = await parse(readFileSync(file));
    expect(problem).toMatch(/^wmts\.(exception|unreadable)$/);
    expect(detail).toBeTruthy();
  });

  test.each(named.filter(([name]) => !OTHERS.test(name)))("%s has layers", async (_, file) => {
    const { layers, problem, detail } = await parse(readFileSync(file));
    expect([problem, detail]).toEqual([undefined, undefined]);
    const all = listLayers(layers);
    expect(all.length).toBeGreaterThan(0);
    for (const layer of all.filter(({ children }) => !children))
      expect([layer.title !== "", Boolean(layer.pictures ?? layer.problem)]).toEqual([true, true]);
  });
});

test("thousands of projections for thousands of layers are read once each", async () => {
  const crs = Array.from({ length: 20_000 }, (_, at) => `<CRS>EPSG:${10_000 + at}</CRS>`).join("");
  const layer = (at: number): string => `<Layer><Name>l${at}</Name><CRS>EPSG:4326</CRS></Layer>`;
  const layers = Array.from({ length: 20_000 }, (_, at) => layer(at)).join("");
  const started = performance.now();
  const { layers: read } = await parse(
    `<WMS_Capabilities version="1.3.0"><Capability><Layer><Title>All</Title>${crs}<CRS>EPSG:3857</CRS>${layers}</Layer></Capability></WMS_Capabilities>`,
  );
  expect(read).toHaveLength(20_000);
  expect(read.every(({ problem }) => problem === undefined)).toBe(true);
  expect(performance.now() - started).toBeLessThan(8_000);
});
