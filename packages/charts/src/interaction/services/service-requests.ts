import type { ServiceLayer, TileMatrix } from "@statelier/model";
import type { Box, SceneLayer } from "../../scene/scene.ts";
import { pickTime } from "./pick-time.ts";

/** A picture of a service, and the part of the plane that it shows. */
export type ServiceRequest = { href: string; box: Box };

/** The radius of EPSG:3857, in metres; the plane of a drawing has radians. */
const RADIUS = 6_378_137;
const HALF = Math.PI;
const MOST_PIXELS = 2_048;
const MOST_TILES = 96;

/** What is seen: part of the plane, how many pixels of a screen it takes, and where its middle lies on the globe. */
export type SeenPart = { shown: Box; pixels: { width: number; height: number }; middle: number };

/** Of the globe, which a map shows once, the parts on either side of the antimeridian, moved to their place by `by`. */
const listRounds = ({ shown, middle }: SeenPart): { part: Box; by: number }[] => {
  const [from, to] = [Math.max(shown.x, -HALF), Math.min(shown.x + shown.width, HALF)];
  return [-1, 0, 1].flatMap((round) => {
    const by = middle - round * 2 * HALF;
    const left = Math.max(from + by, -HALF);
    const right = Math.min(to + by, HALF);
    const top = Math.max(shown.y, -HALF);
    const bottom = Math.min(shown.y + shown.height, HALF);
    if (right - left <= 0 || bottom - top <= 0) return [];
    return [{ part: { x: left, y: top, width: right - left, height: bottom - top }, by }];
  });
};

const moveBack = (part: Box, by: number): Box => ({ ...part, x: part.x - by });

const requestExtents = (url: string, time: string | undefined, seen: SeenPart): ServiceRequest[] =>
  listRounds(seen).map(({ part, by }) => {
    const factor = Math.min(1, MOST_PIXELS / seen.pixels.width, MOST_PIXELS / seen.pixels.height);
    const size = (length: number, of: number, all: number): number =>
      Math.max(1, Math.round((length / of) * all * factor));
    const box = [part.x, -(part.y + part.height), part.x + part.width, -part.y];
    const parameters = new URLSearchParams({
      BBOX: box.map((side) => (side * RADIUS).toFixed(3)).join(),
      WIDTH: String(size(part.width, seen.shown.width, seen.pixels.width)),
      HEIGHT: String(size(part.height, seen.shown.height, seen.pixels.height)),
      ...(time === undefined ? {} : { TIME: time }),
    });
    return { href: `${url}&${parameters}`, box: moveBack(part, by) };
  });

/** The matrix whose pixels are nearest to those of the screen. */
const pickMatrix = (matrices: readonly TileMatrix[], resolution: number): TileMatrix | undefined =>
  matrices.toSorted(
    (a, b) =>
      Math.abs(Math.log2(a.resolution / resolution)) -
      Math.abs(Math.log2(b.resolution / resolution)),
  )[0];

const listTiles = (matrix: TileMatrix, { x, y, width, height }: Box) => {
  const { resolution, left, top, tileWidth, tileHeight } = matrix;
  const [across, down] = [tileWidth * resolution, tileHeight * resolution];
  const clamp = (value: number, count: number): number =>
    Math.min(count - 1, Math.max(0, Math.floor(value)));
  const first = clamp((x * RADIUS - left) / across, matrix.columns);
  // A tile that ends where the part begins, or begins where it ends, is not seen.
  const last = clamp(((x + width) * RADIUS - left) / across - 1e-6, matrix.columns);
  const upper = clamp((top + y * RADIUS) / down, matrix.rows);
  const lower = clamp((top + (y + height) * RADIUS) / down - 1e-6, matrix.rows);
  const tiles: { column: number; row: number; box: Box }[] = [];
  for (let row = upper; row <= lower; row += 1)
    for (let column = first; column <= last; column += 1)
      tiles.push({
        column,
        row,
        box: {
          x: (left + column * across) / RADIUS,
          y: (row * down - top) / RADIUS,
          width: across / RADIUS,
          height: down / RADIUS,
        },
      });
  return tiles;
};

const requestTiles = (
  { template, matrices }: Extract<ServiceLayer["pictures"], { kind: "tiles" }>,
  time: string | undefined,
  seen: SeenPart,
): ServiceRequest[] => {
  const wanted = (seen.shown.width * RADIUS) / seen.pixels.width;
  // Where so many tiles would be needed, coarser ones do.
  for (let resolution = wanted; ; resolution *= 2) {
    const matrix = pickMatrix(matrices, resolution);
    if (!matrix) return [];
    const tiles = listRounds(seen).flatMap(({ part, by }) =>
      listTiles(matrix, part).map((tile) => ({ ...tile, box: moveBack(tile.box, by) })),
    );
    const isCoarsest = matrices.every((each) => each.resolution <= matrix.resolution);
    if (tiles.length > MOST_TILES && !isCoarsest) continue;
    return tiles.slice(0, MOST_TILES).map(({ column, row, box }) => {
      const blanks: Record<string, string> = {
        "{TileMatrix}": matrix.id,
        "{TileRow}": String(row),
        "{TileCol}": String(column),
        "{Time}": time ?? "default",
      };
      const href = template.replace(/\{(TileMatrix|TileRow|TileCol|Time)\}/g, (blank) =>
        encodeURIComponent(blanks[blank] ?? ""),
      );
      return { href, box };
    });
  }
};

/** Services count by pixels of their own: near a limit they may go either way. */
const NEARLY = 1.1;

/** Where a layer is drawn, if not at the scale of what is seen. */
export const findScaleProblem = (
  { pictures }: Pick<SceneLayer, "pictures">,
  { shown, pixels }: SeenPart,
): "closer" | "further" | undefined => {
  if (pictures?.kind !== "extent") return undefined;
  const { finest = 0, coarsest = Number.POSITIVE_INFINITY } = pictures;
  const resolution = (shown.width * RADIUS) / Math.min(pixels.width, MOST_PIXELS);
  if (resolution > coarsest * NEARLY) return "closer";
  return resolution * NEARLY < finest ? "further" : undefined;
};

/** The pictures of a layer that fill what is seen. */
export const listRequests = (
  { pictures, time, wantedTime }: Pick<SceneLayer, "pictures" | "time" | "wantedTime">,
  seen: SeenPart,
): ServiceRequest[] => {
  const at = time && pickTime(time, wantedTime);
  if (pictures === undefined) return [];
  return pictures.kind === "extent"
    ? requestExtents(pictures.url, at, seen)
    : requestTiles(pictures, at, seen);
};
