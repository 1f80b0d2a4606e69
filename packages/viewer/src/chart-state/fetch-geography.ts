import type { DataClient } from "@statelier/data";
import {
  type ChartConfig,
  type ChartContext,
  findCube,
  hasBaseMap,
  isWebMercator,
  listCustomLayers,
  listMapDimensions,
  listOriginals,
  makeFilterTest,
  nameLayer,
} from "@statelier/document";
import {
  type ComponentId,
  type DataSource,
  findShapeBox,
  joinGeoBoxes,
  joinShapes,
  type Geography,
  isServiceAway,
  type NamedLayer,
  pickShapes,
  type ShapeTopology,
} from "@statelier/model";
import { listReaderDimensions } from "./reader-dimensions.ts";

/** Shapes as they are seen in a drawing so wide. */
const WIDTH = 1_024;

type ShapeClient = Pick<DataClient, "shapes" | "baseMap" | "mapService">;

/** The shapes of a dimension: of every dataset that a join takes it from. */
const fetchShapes = async (
  data: ShapeClient,
  source: DataSource,
  { config, components }: ChartContext,
  id: ComponentId,
): Promise<[ComponentId, ShapeTopology][]> => {
  const dimension = components.dimensions.find((each) => each.id === id);
  if (!dimension) return [];
  const answers = listOriginals(dimension).flatMap((original) => {
    const cube = findCube(config.cubes, original.cubeIri, original.id);
    if (!cube) return [];
    return [data.shapes(source, { iri: cube.iri, dimensionId: original.id }, WIDTH)];
  });
  const found = await Promise.all(answers);
  const topology = joinShapes(found.flatMap((answer) => answer.topology ?? []));
  if (!topology) return [];
  // Readers may choose a place that the author's own filter does not leave (DA9).
  const isChosen = listReaderDimensions({ config, components }).includes(dimension);
  const isLeft = isChosen ? () => true : makeFilterTest(config, dimension);
  return [[id, pickShapes(topology, isLeft)]];
};

type FoundLayers = Required<Pick<Geography, "layers">> & Pick<Geography, "away">;

/** What the services of a map say of its layers; one that says nothing leaves them without pictures. */
const fetchLayers = async (data: ShapeClient, config: ChartConfig): Promise<FoundLayers> => {
  const names = listCustomLayers(config).flatMap((layer) => nameLayer(layer) ?? []);
  const byUrl = Map.groupBy(names, ({ url }) => url);
  const services = await Promise.all(
    [...byUrl].map(async ([url, wanted]) => {
      const service = await data.mapService(url, [...new Set(wanted.map(({ id }) => id))]);
      const layers = wanted.flatMap((name): NamedLayer[] => {
        const layer = service.layers.find(({ id, type }) => id === name.id && type === name.type);
        return layer ? [{ ...name, layer }] : [];
      });
      const isMissed = isServiceAway(service) && layers.length < wanted.length;
      return { layers, away: isMissed ? [url] : [] };
    }),
  );
  const away = services.flatMap((service) => service.away);
  const layers = services.flatMap((service) => service.layers);
  return away.length > 0 ? { layers, away } : { layers };
};

/** What a map is drawn on; undefined for charts that are none. Rejects with `DataError`. */
export const fetchGeography = async (
  data: ShapeClient,
  source: DataSource,
  chart: ChartContext,
): Promise<Geography | undefined> => {
  const ids = [...new Set(listMapDimensions(chart.config))];
  if (ids.length === 0) return undefined;
  const [found, ofServices] = await Promise.all([
    Promise.all(ids.map((id) => fetchShapes(data, source, chart, id))),
    fetchLayers(data, chart.config),
  ]);
  const entries = found.flat();
  const shapes = Object.fromEntries(entries);
  const layers = isWebMercator(chart.config) ? ofServices : {};
  if (!hasBaseMap(chart.config)) return { shapes, ...layers };
  const boxes = entries.map(([, topology]) => findShapeBox(topology));
  const box = joinGeoBoxes(boxes.filter((each) => each !== undefined));
  return box ? { shapes, base: await data.baseMap(box, WIDTH), ...layers } : { shapes, ...layers };
};
