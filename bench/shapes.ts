import { monitorEventLoopDelay } from "node:perf_hooks";
import {
  type CubeSource,
  type DataSchema,
  executeData,
  handleSparqlProtocol,
  makeDataSchema,
  makeSourceRegistry,
  makeSparqlSource,
  openEmbeddedStore,
} from "@statelier/cubes";
import { type Component, SHAPE_WIDTHS } from "@statelier/model";
import { buildSampleCatalogue } from "@statelier/samples";
import { generateAreas } from "./support/generate-areas.ts";
import { measureText } from "./support/measure-script.ts";
import { type Benchmark, measureAgainst, measureAlone } from "./support/measurement.ts";
import { median, timeCalls } from "./support/time-calls.ts";

const BASE = "https://samples.example/";
const URL_OF_SOURCE = `${BASE}sparql`;
const QUERY = `query ($iri: String!, $id: String!, $width: Int) { dataCubeDimensionGeoShapes(sourceType: "sparql",
  sourceUrl: "${URL_OF_SOURCE}", cubeFilter: {iri: $iri}, dimensionId: $id, width: $width) { topology notes } }`;
const POINTS_OF_BORDER = 25;

type Opened = { ask: (width: number) => Promise<string>; close: () => Promise<void> };

const findAreas = async (source: CubeSource, iri: string): Promise<Component["id"]> => {
  const { dimensions } = await source.components({ iri, locale: "en", loadValues: true });
  const found = dimensions.find(({ kind }) => kind === "GeoShapesDimension");
  if (!found) throw new Error(`${iri} has no areas.`);
  return found.id;
};

const askSchema = async (
  schema: DataSchema,
  variables: Record<string, unknown>,
): Promise<string> => {
  const response = await executeData(schema, { query: QUERY, variables });
  if (response.errors) throw new Error(response.errors[0]?.message);
  return JSON.stringify(response);
};

/** The answers about the areas of a cube, everything else of it known. */
const openCube = async (ntriples: string, iri: string): Promise<Opened> => {
  const store = await openEmbeddedStore({ ntriples });
  const entry = { name: "bench", type: "sparql" as const, url: URL_OF_SOURCE, aliases: [] };
  const source = makeSparqlSource({
    endpoint: (request) => handleSparqlProtocol(request, store),
    dataSource: { type: "sparql", url: URL_OF_SOURCE },
  });
  const id = await findAreas(source, iri);
  const schema = makeDataSchema({ sources: makeSourceRegistry([entry], () => source) });
  return { ask: (width) => askSchema(schema, { iri, id, width }), close: () => store.close() };
};

const timeFirst = async ({ ask }: Opened): Promise<{ seconds: number; heldMs: number }> => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  await ask(1_024);
  const seconds = (performance.now() - start) / 1_000;
  delay.disable();
  return { seconds, heldMs: delay.max / 1e6 };
};

const measureCountries = async () => {
  const { ntriples, datasets } = await buildSampleCatalogue({ baseIri: BASE });
  const iri = datasets.find(({ name }) => name === "wealth-health")?.iri ?? "";
  const texts = [...ntriples.matchAll(/countries\/\w+\/geometry> \S+asWKT> "([^"]*)"/g)];
  const wkt = texts.map(([, text]) => text).join("\n");
  const cube = await openCube(ntriples, iri);
  const first = await timeFirst(cube);
  const widths = [];
  for (const width of SHAPE_WIDTHS) {
    const text = await cube.ask(width);
    const samples = await timeCalls(() => cube.ask(width), { times: 50, warmUp: 10 });
    widths.push({
      width,
      raw: text.length,
      brotli: measureText(text).brotli5,
      ms: median(samples),
    });
  }
  await cube.close();
  return {
    first,
    widths,
    wkt: { raw: wkt.length, brotli: measureText(wkt).brotli5, areas: texts.length },
  };
};

const measureManyAreas = async () => {
  const { ntriples, iri, points, areas } = generateAreas(POINTS_OF_BORDER);
  const cube = await openCube(ntriples, iri);
  const first = await timeFirst(cube);
  const text = await cube.ask(1_024);
  const ms = median(await timeCalls(() => cube.ask(1_024), { times: 20, warmUp: 5 }));
  await cube.close();
  return { points, areas, first, raw: text.length, brotli: measureText(text).brotli5, ms };
};

const AIMS: Record<number, number> = { 256: 0.2, 512: 0.3, 1_024: 0.45, 2_048: 0.6, 4_096: 0.65 };

/** What the shapes of a map cost: bytes at each width against the texts of the source, and time. */
export const run: Benchmark = async () => {
  const countries = await measureCountries();
  const many = await measureManyAreas();
  const { wkt, widths } = countries;
  return {
    measurements: [
      ...widths.flatMap(({ width, raw, brotli }) => [
        measureAgainst(
          `${wkt.areas} countries at ${width} pixels, raw (bytes)`,
          { ours: raw, reference: wkt.raw },
          AIMS[width] ?? 1,
        ),
        measureAgainst(
          `${wkt.areas} countries at ${width} pixels, brotli 5 (bytes)`,
          { ours: brotli, reference: wkt.brotli },
          AIMS[width] ?? 1,
        ),
      ]),
      measureAlone(
        "their answer, slowest width, median (ms)",
        Math.max(...widths.map(({ ms }) => ms)),
        5,
      ),
      measureAlone("their first answer (s)", countries.first.seconds, 2),
      measureAlone(
        `${many.areas} areas of ${many.points} points at 1024 pixels, brotli 5 (bytes)`,
        many.brotli,
        200_000,
      ),
      measureAlone("their answer, median (ms)", many.ms, 30),
      measureAlone("their first answer (s)", many.first.seconds, 5),
      measureAlone("longest that it holds up the server (ms)", many.first.heldMs, 200),
    ],
    samples: { countries, many },
  };
};
