import type { DataClient } from "@statelier/data";
import {
  type ChartConfig,
  type ChartContext,
  findCube,
  findLockedBox,
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
  type GeoBox,
  joinGeoBoxes,
  joinShapes,
  type Geography,
  isServiceAway,
  type NamedLayer,
  pickShapes,
  type ShapeTopology,
  widthOfGeoBox,
} from "@statelier/model";
import { listReaderDimensions } from "./reader-dimensions.ts";

/** Shapes as they are seen in a drawing so wide. */
const WIDTH = 1_024;

type ShapeClient = Pick<DataClient, "shapes" | "baseMap" | "mapService">;

const TURN = 360;

const lengthOf = (box: GeoBox): number => Math.max(widthOfGeoBox(box), box[3] - box[1]);

const doTouch = (a: GeoBox, b: GeoBox): boolean =>
  a[1] <= b[3] &&
  b[1] <= a[3] &&
  [-TURN, 0, TURN].some(
    (turn) => a[0] + turn <= b[0] + widthOfGeoBox(b) && b[0] <= a[0] + turn + widthOfGeoBox(a),
  );

/** Those that a locked view shows as finely as it is drawn, the others as a drawing of all of them shows them. */
const joinLocked = (
  box: GeoBox,
  { fine, coarse }: { fine: ShapeTopology; coarse: ShapeTopology },
): ShapeTopology => {
  const seen = new Set(
    coarse.objects.shapes.geometries.flatMap(({ id }) => {
      const own = findShapeBox(coarse, (each) => each === id);
      return own && doTouch(own, box) ? [id] : [];
    }),
  );
  const parts = [pickShapes(fine, (id) => seen.has(id)), pickShapes(coarse, (id) => !seen.has(id))];
  return joinShapes(parts) ?? fine;
};

/**
 * The width of a drawing of all shapes, parts overseas included, that shows a part of them as wide as the map; in steps of two,
 * as shapes are prepared.
 */
const widenFor = (all: ShapeTopology, part: GeoBox | undefined): number => {
  const whole = findShapeBox(all);
  if (!whole || !part) return WIDTH;
  // Those that the antimeridian parts are prepared as if it did not, but have a box round the globe.
  const length = lengthOf(whole[0] > whole[2] ? whole : all.bbox);
  const times = length / (lengthOf(part) || length);
  return WIDTH * 2 ** Math.max(0, Math.round(Math.log2(times)));
};

/** The shapes of a dimension: of every dataset that a join takes it from. */
const fetchShapes = async (
  data: ShapeClient,
  source: DataSource,
  { config, components }: ChartContext,
  id: ComponentId,
): Promise<[ComponentId, ShapeTopology][]> => {
  const dimension = components.dimensions.find((each) => each.id === id);
  if (!dimension) return [];
  const originals = listOriginals(dimension).flatMap((original) => {
    const cube = findCube(config.cubes, original.cubeIri, original.id);
    return cube ? [{ iri: cube.iri, dimensionId: original.id }] : [];
  });
  // Readers may choose a place that the author's own filter does not leave (DA9).
  const isChosen = listReaderDimensions({ config, components }).includes(dimension);
  const isLeft = isChosen ? () => true : makeFilterTest(config, dimension);
  const ask = async (width: number) => {
    const found = await Promise.all(
      originals.map((original) => data.shapes(source, original, width)),
    );
    const all = joinShapes(found.flatMap(({ topology }) => topology ?? []));
    return all && { all, left: pickShapes(all, isLeft) };
  };
  const found = await ask(WIDTH);
  if (!found) return [];
  const locked = findLockedBox(config);
  const width = widenFor(found.all, locked ?? findShapeBox(found.left));
  const finer = (width > WIDTH && (await ask(width))) || found;
  const shapes =
    locked && finer !== found
      ? joinLocked(locked, { fine: finer.left, coarse: found.left })
      : finer.left;
  return [[id, shapes]];
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
  const box =
    findLockedBox(chart.config) ?? joinGeoBoxes(boxes.filter((each) => each !== undefined));
  return box ? { shapes, base: await data.baseMap(box, WIDTH), ...layers } : { shapes, ...layers };
};
