import type { PlotScene, Point, SceneText } from "../../scene/scene.ts";
import { cornersOf } from "./text-box.ts";

/** Pixels that boxes may share. */
export const TOLERANCE = 0.6;

const axesOf = (corners: readonly Point[]): Point[] =>
  corners.slice(0, 2).map((corner, index) => {
    const next = corners[index + 1] ?? corner;
    const length = Math.hypot(next.x - corner.x, next.y - corner.y) || 1;
    return { x: (next.y - corner.y) / length, y: (corner.x - next.x) / length };
  });

const overlap = (a: readonly Point[], b: readonly Point[]): boolean =>
  [...axesOf(a), ...axesOf(b)].every((axis) => {
    const project = (corners: readonly Point[]): number[] =>
      corners.map(({ x, y }) => x * axis.x + y * axis.y);
    const [pa, pb] = [project(a), project(b)];
    return (
      Math.min(Math.max(...pa), Math.max(...pb)) - Math.max(Math.min(...pa), Math.min(...pb)) >
      TOLERANCE
    );
  });

/** Every text of a drawing, that of its legend included. */
export const allTexts = ({ texts, legend }: PlotScene): SceneText[] => [
  ...(legend?.texts ?? []),
  ...texts,
];

/** Pairs of texts whose boxes cut one another, by separating axes, so that turned texts count too. */
export const findOverlaps = (scene: PlotScene): string[] => {
  const boxes = allTexts(scene).map((text) => ({ text, corners: cornersOf(text) }));
  return boxes.flatMap(({ text, corners }, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(corners, other.corners))
      .map((other) => `${text.lines.join(" ")} × ${other.text.lines.join(" ")}`),
  );
};
