import { Worker } from "node:worker_threads";

import {
  type BaseMap,
  ByteCache,
  type GeoBox,
  inSteps,
  pickShapeWidth,
  type Pause,
  weighPointsInSteps,
  widthOfGeoBox,
} from "@statelier/model";
import { geoIdentity } from "d3-geo";

import { makePause } from "../turns/next-turn.ts";
import type { OutlineFile, OutlineJob } from "./base-map-worker.ts";

/** Natural Earth, by the width in degrees up to which a file is fine enough. */
const LAND: readonly { upTo: number; job: OutlineJob }[] = [
  { upTo: 70, file: "countries-10m" },
  { upTo: 360, file: "countries-50m" },
].map(({ upTo, file }) => ({
  upTo,
  job: { file: `world-atlas/${file}.json`, land: "land", borders: "countries" },
}));

/** The lakes of Switzerland, of all lakes the only ones that ship with the product. */
const LAKES: OutlineJob = { file: "swiss-maps/2026/ch-combined.json", land: "lakes" };
/** Lakes are left out of maps that are so many degrees wide. */
const MOST_WIDTH_OF_LAKES = 24;
const LAKES_WITHIN: Part = { west: 5.9, south: 45.7, east: 10.6, north: 47.9 };

/** Pixels: so far a line may run beside where it should; rings that are smaller are left out. */
const TOLERANCE = 0.3;
const LEAST_RING = 2;
/** Around what a map shows lines are so much coarser: most of what is sent lies there, and at its rim. */
const ASIDE = 3;
/** Positions in one pixel. */
const STEPS = 4;
/** Boxes are widened to whole steps of so much of their width, so that answers can be kept. */
const ROUNDING = 0.125;

type Part = { west: number; south: number; east: number; north: number };

/** Each counts as one. */
const outlines = new ByteCache<OutlineFile>(Number.POSITIVE_INFINITY);
const countOne = (): number => 1;

/** In a thread of its own: the finest file takes most of a second to read. */
const load = (job: OutlineJob): Promise<OutlineFile> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./base-map-worker.ts", import.meta.url), {
      workerData: job,
    });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

const readOutline = (job: OutlineJob): Promise<OutlineFile> =>
  outlines.load(job.file, () => load(job), countOne);

const TURN = 360;

const measureBounds = (flat: ArrayLike<number>): Part => {
  const far = Number.POSITIVE_INFINITY;
  let [west, south, east, north] = [far, far, -far, -far];
  for (let at = 0; at < flat.length; at += 2) {
    const x = flat[at] ?? 0;
    const y = flat[at + 1] ?? 0;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return { west, south, east, north };
};

/** Those of a file are asked for by each map. */
const knownBounds = new WeakMap<Float64Array, Part>();
const boundsOf = (flat: Float64Array): Part => {
  const known = knownBounds.get(flat) ?? measureBounds(flat);
  knownBounds.set(flat, known);
  return known;
};

/** The turns of the globe by which a line lies within a part of it; a part that is wider than the globe takes lines as they are. */
const listTurns = (bounds: Part, part: Part): number[] => {
  if (bounds.south > part.north || bounds.north < part.south) return [];
  if (part.east - part.west > TURN) return [0];
  return [-TURN, 0, TURN].filter(
    (turn) => bounds.west + turn <= part.east && bounds.east + turn >= part.west,
  );
};

type Piece = { flat: Float64Array; turn: number };

/** The rings, or lines, of which something may lie in a part of the globe, each as often as it does. */
const listPieces = (all: readonly Float64Array[], part: Part): Piece[] =>
  all.flatMap((flat) => listTurns(boundsOf(flat), part).map((turn) => ({ flat, turn })));

const countPoints = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { flat }) => sum + flat.length / 2, 0);

/** Answers how as much of a ring, or of a line, is cut as lies in a part of the globe. */
const makeCut = (
  part: Part,
  areRings: boolean,
  pause: Pause,
): ((piece: Piece) => Promise<number[][]>) => {
  let found: number[][] = [];
  let line: number[] = [];
  const { west, south, east, north } = part;
  const clip = geoIdentity()
    .clipExtent([
      [west, south],
      [east, north],
    ])
    .stream({
      point: (x, y) => void line.push(x, y),
      lineStart: () => {
        line = [];
      },
      lineEnd: () => {
        const [x, y] = line;
        if (areRings && x !== undefined && y !== undefined) line.push(x, y);
        found.push(line);
      },
      polygonStart: () => undefined,
      polygonEnd: () => undefined,
    });
  return async ({ flat, turn }) => {
    found = [];
    if (areRings) clip.polygonStart();
    clip.lineStart();
    // The last point of a ring is its first one, which the stream does not want twice.
    const count = flat.length / 2 - (areRings ? 1 : 0);
    await inSteps(count, pause, (start, end) => {
      for (let at = 2 * start; at < 2 * end; at += 2)
        clip.point((flat[at] ?? 0) + turn, flat[at + 1] ?? 0);
    });
    clip.lineEnd();
    if (areRings) clip.polygonEnd();
    return found;
  };
};

/** A line in which a degree of longitude is as long as it is drawn beside one of latitude. */
const flatten = (line: readonly number[]): Float64Array => {
  const [middle = 0] = line;
  return Float64Array.from(line, (value, at) => {
    const latitude = at % 2 === 0 ? (line[at + 1] ?? 0) : 0;
    return at % 2 === 0 ? (value - middle) * Math.cos((latitude * Math.PI) / 180) : value;
  });
};

const isSeen = (line: readonly number[], least: number): boolean => {
  const { west, south, east, north } = measureBounds(line);
  return Math.max(east - west, north - south) >= least;
};

/** How a base map is written: `pixel` in degrees, and where what it is drawn for lies. */
type Writing = { pixel: number; shown: Part; transform: BaseMap["transform"] };

const isOutside = (bounds: Part, { west, south, east, north }: Part): boolean =>
  bounds.east < west || bounds.west > east || bounds.north < south || bounds.south > north;

/** A line in whole steps of the drawing, each point as its distance from the one before; absent where it is too small to be seen. */
const encode = async (
  line: readonly number[],
  { pixel, shown, transform }: Writing,
  pause: Pause,
): Promise<number[][]> => {
  if (line.length === 0) return [];
  const aside = isOutside(measureBounds(line), shown) ? ASIDE : 1;
  if (!isSeen(line, aside * LEAST_RING * pixel)) return [];
  const { scale, translate } = transform;
  const written: number[] = [];
  let [fromX, fromY] = [0, 0];
  for (const [at, weight] of (await weighPointsInSteps(flatten(line), pause)).entries()) {
    const [x, y] = [line[2 * at] ?? 0, line[2 * at + 1] ?? 0];
    const point = { west: x, south: y, east: x, north: y };
    if (weight < TOLERANCE * pixel * (isOutside(point, shown) ? ASIDE : 1)) continue;
    const toX = Math.round((x - translate[0]) / scale[0]);
    const toY = Math.round((y - translate[1]) / scale[1]);
    written.push(toX - fromX, toY - fromY);
    [fromX, fromY] = [toX, toY];
  }
  return [written];
};

/** Boxes that are so wide and lie so far from the equator are drawn round a pole, where nothing is cut but along a latitude. */
const POLAR = { width: 150, latitude: 60 };
const isPolar = (box: GeoBox): boolean =>
  widthOfGeoBox(box) > POLAR.width && Math.max(box[1], -box[3]) > POLAR.latitude;

const partOf = (box: GeoBox, isRoundPole: boolean): Part => {
  const [west, south, , north] = box;
  return isRoundPole
    ? { west: -2 * TURN, south, east: 2 * TURN, north }
    : { west, south, east: west + widthOfGeoBox(box), north };
};

/** Degrees: so near to a pole are points by which a file closes rings round it. */
const AT_POLE = 89.99;

/** A ring round a pole neither leads there nor back to its beginning, which is where it ends. */
const withoutPole = (line: readonly number[]): readonly number[] => {
  const kept = line.filter((_, at) => Math.abs(line[at - (at % 2) + 1] ?? 0) < AT_POLE);
  return kept.length === line.length ? line : kept.slice(0, -2);
};

/** What is read: in `box`, which has some room around `shown`. */
type Wanted = { box: GeoBox; shown: GeoBox; pixel: number; isRoundPole: boolean };

type Lines = readonly Float64Array[];

type Plan = Wanted & {
  part: Part;
  /** What has to be cut; `points`: how many it has. */
  pieces: Record<"land" | "borders" | "lakes", Piece[]>;
  points: number;
};

const plan = async (wanted: Wanted): Promise<Plan> => {
  const { box, isRoundPole } = wanted;
  const degrees = widthOfGeoBox(box);
  const job = LAND.find(({ upTo }) => degrees <= upTo)?.job;
  if (!job) throw new RangeError("A box is no wider than the globe");
  const part = partOf(box, isRoundPole);
  const hasLakes = degrees <= MOST_WIDTH_OF_LAKES && listTurns(LAKES_WITHIN, part).length > 0;
  const [{ land, borders }, lakes] = await Promise.all([
    readOutline(job),
    hasLakes ? readOutline(LAKES) : undefined,
  ]);
  const list = (all: Lines): Piece[] => listPieces(all, part);
  const pieces = { land: list(land), borders: list(borders), lakes: list(lakes?.land ?? []) };
  return { ...wanted, part, pieces, points: countPoints(Object.values(pieces).flat()) };
};

/** In turns: of the largest maps hundreds of thousands of points are cut. */
const build = async ({ box, shown, pixel, isRoundPole, part, pieces }: Plan): Promise<BaseMap> => {
  const pause = makePause();
  const step = pixel / STEPS;
  const transform: BaseMap["transform"] = { scale: [step, step], translate: [box[0], box[1]] };
  const turn = shown[0] < box[0] ? TURN : 0;
  const inner = partOf([shown[0] + turn, shown[1], shown[2] + turn, shown[3]], isRoundPole);
  const writing = { pixel, shown: inner, transform };
  const write = async (of: readonly Piece[], areRings: boolean): Promise<number[][]> => {
    const written: number[][] = [];
    const cut = makeCut(part, areRings, pause);
    for (const piece of of)
      for (const line of await cut(piece))
        written.push(...(await encode(isRoundPole ? withoutPole(line) : line, writing, pause)));
    return written;
  };
  return {
    transform,
    land: await write(pieces.land, true),
    borders: await write(pieces.borders, false),
    lakes: await write(pieces.lakes, true),
  };
};

/** Degrees of longitude are narrow near the poles: a drawing shows more of them, most where what is high stands in a wide one. */
const MOST_STRETCH = 2.5;

/** North of it there is no land of the Antarctic, of which only the rim would stand at the foot of a map of the world. */
const ANTARCTIC = -60;

/** Wider boxes are drawn round Greenwich. */
const GLOBE_WIDTH = 300;
/** From so much on the whole globe is read. */
const MOST_OF_GLOBE = 240;

const wrap = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

type Round = (degrees: number) => number;

/** To whole steps: maps of about one part of the globe share an answer. */
const makeRounding = (box: GeoBox): { down: Round; up: Round; room: number } => {
  const room = Math.max(widthOfGeoBox(box), box[3] - box[1], 1) / 2;
  const step = 2 ** Math.ceil(Math.log2(room * ROUNDING));
  return {
    down: (value) => Math.floor(value / step) * step,
    up: (value) => Math.ceil(value / step) * step,
    room,
  };
};

/** The box in whole steps; the whole globe where it is most of it. */
const roundBox = (box: GeoBox): GeoBox => {
  const { down, up } = makeRounding(box);
  const [west, south, east, north] = box;
  return widthOfGeoBox(box) >= MOST_OF_GLOBE
    ? [-180, -90, 180, 90]
    : [wrap(down(west)), down(south), wrap(up(east)), up(north)];
};

/** The box with some room for a drawing whose sides have another ratio; the whole globe where it is most of it. */
const widenBox = (box: GeoBox, pixel: number): GeoBox => {
  const [west, south, east, north] = box;
  const width = widthOfGeoBox(box);
  const { down, up, room } = makeRounding(box);
  const latitude = (Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180;
  const aside = room * Math.min(MOST_STRETCH, 1 / Math.max(0.01, Math.cos(latitude)));
  const lower = Math.max(south < ANTARCTIC ? -90 : ANTARCTIC, down(south - room));
  const upper = Math.min(90, up(north + room));
  // Where a projection begins and ends, opposite the middle of what is shown, nothing runs on; rounding would move it.
  const edge = wrap(west + width / 2 - 180);
  if (width + 2 * aside >= MOST_OF_GLOBE)
    return width > GLOBE_WIDTH
      ? [-180, lower, 180, upper]
      : [wrap(edge + pixel), lower, wrap(edge - pixel), upper];
  return [wrap(down(west - aside)), lower, wrap(up(east + aside)), upper];
};

/** Numbers: of the largest maps some forty, of small ones thousands. */
const MOST_KEPT = 4_000_000;
const kept = new ByteCache<BaseMap>(MOST_KEPT);
/** One that is empty takes room, too. */
const LEAST_SIZE = 100;

const measure = ({ land, borders, lakes }: BaseMap): number =>
  [...land, ...borders, ...lakes].reduce((sum, line) => sum + line.length, LEAST_SIZE);

/** On whose behalf maps are cut. */
export type Cutting = {
  /** Is told how many points have to be cut before they are; rejects where that is too much. */
  spend: (points: number) => Promise<void>;
  /** Large pieces of work are done one after the other. */
  inTurn: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
};

const UNBOUNDED: Cutting = { spend: () => Promise.resolve(), inTurn: (work) => work() };

/** Degrees that a map of some width has room for: what is higher than wide is shown whole, so that a degree has fewer pixels. */
const lengthOf = (box: GeoBox): number => Math.max(widthOfGeoBox(box), box[3] - box[1], 0.01);

/** Land, borders of countries and lakes in and around a box, with what can be seen of them where the box is drawn so many pixels wide. */
export const readBaseMap = async (
  box: GeoBox,
  width: number,
  { spend, inTurn }: Cutting = UNBOUNDED,
): Promise<BaseMap> => {
  // Whole powers of two: maps of about one width share an answer.
  const pixel = 2 ** Math.round(Math.log2(lengthOf(box) / pickShapeWidth(width)));
  const wanted = {
    box: widenBox(box, pixel),
    shown: roundBox(box),
    pixel,
    isRoundPole: isPolar(box),
  };
  const name = JSON.stringify(wanted);
  const known = kept.get(name);
  if (known) return known;
  const planned = await plan(wanted);
  // Who waits for what others cut pays as well: what is too much for one of them fails for that one alone.
  await spend(planned.points);
  return kept.load(name, () => inTurn(() => build(planned)), measure);
};
