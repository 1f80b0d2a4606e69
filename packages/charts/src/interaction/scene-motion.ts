import type { PlotScene } from "../scene/scene.ts";
import { interpolateScene, type SceneFrame } from "./interpolate-scene.ts";
import { countData } from "../scene/list-data.ts";
import { paintFrame } from "./paint-frame.ts";

/** More points than these would make phones stutter: they jump. */
const MOST_POINTS = 1500;

const canMove = (from: PlotScene, to: PlotScene): boolean =>
  from.chartType === to.chartType &&
  from.width === to.width &&
  to.marks.length > 0 &&
  [from, to].every((scene) => countData(scene) <= MOST_POINTS);

const easeOut = (at: number): number => 1 - (1 - at) ** 3;

const moveScene = (from: PlotScene, to: PlotScene, at: number): SceneFrame =>
  interpolateScene(from, to, easeOut(at));

const startMoving = (from: PlotScene, to: PlotScene): SceneFrame | undefined =>
  canMove(from, to) ? moveScene(from, to, 0) : undefined;

/** What moves marks from one scene to the next: fetched by itself, after the chart. */
export const sceneMotion = { startMoving, moveScene, paintFrame };
