import type { Box, PlotScene, Point, Rings, SceneGround, SceneMark } from "../scene/scene.ts";

type Extent = { left: number; right: number; top: number; bottom: number };

const extentOf = (points: readonly Point[], margin: number): Extent => {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    extent.left = Math.min(extent.left, x - margin);
    extent.right = Math.max(extent.right, x + margin);
    extent.top = Math.min(extent.top, y - margin);
    extent.bottom = Math.max(extent.bottom, y + margin);
  }
  return extent;
};

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y: y + height },
];

/** A line has one for each of its runs: between them it shows nothing. */
const extentsOfMark = (mark: SceneMark): Extent[] => {
  switch (mark.shape) {
    case "rect":
      return [extentOf(cornersOf(mark.box), 0)];
    case "dot":
    case "slice":
      return [extentOf([mark.center], mark.radius)];
    case "cloud":
      return [
        extentOf(
          Array.from(mark.xs, (x, at) => ({ x, y: mark.ys[at] ?? 0 })),
          mark.radius,
        ),
      ];
    case "line":
      return mark.runs.map(({ xs, ys }) =>
        extentOf(
          Array.from(xs, (x, at) => ({ x, y: ys[at] ?? 0 })),
          Math.max(mark.width / 2, mark.dotsWithin ? 0 : mark.dotRadius),
        ),
      );
    case "area":
      return mark.runs.map((run) =>
        extentOf(
          run.flatMap(({ at, base }) => [at, { x: at.x, y: base }]),
          0,
        ),
      );
    case "region":
      return [extentOf(cornersOf(mark.datum.bounds), 0)];
  }
};

const meets = (clip: Box, { left, right, top, bottom }: Extent): boolean =>
  left < clip.x + clip.width && right > clip.x && top < clip.y + clip.height && bottom > clip.y;

const extentOfRing = (ring: Float64Array): Extent => {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let at = 0; at < ring.length; at += 2) {
    const [x = 0, y = 0] = [ring[at], ring[at + 1]];
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return extent;
};

/** The base map reaches beyond the part that a map shows. */
const dropGround = ({ land, borders, lakes }: SceneGround, clip: Box): SceneGround => {
  const drop = (rings: Rings): Rings => rings.filter((ring) => meets(clip, extentOfRing(ring)));
  return { land: drop(land), borders: drop(borders), lakes: drop(lakes) };
};

/** Without what lies wholly beyond the axes: the painter of PNG ends where a cut group shows nothing at all. */
export const dropHiddenMarks = (scene: PlotScene): PlotScene => {
  const { ground, marks, bands } = scene;
  const isSeen = (clip: Box | undefined, list: () => Extent[]): boolean =>
    !clip || list().some((extent) => meets(clip, extent));
  return {
    ...scene,
    ...(ground && scene.clip && { ground: dropGround(ground, scene.clip) }),
    marks: marks.filter((mark) =>
      isSeen("clip" in mark ? mark.clip : scene.clip, () => extentsOfMark(mark)),
    ),
    bands: bands.filter(({ upper, lower }) =>
      isSeen(scene.clip, () => [extentOf([...upper, ...lower], 0)]),
    ),
  };
};
