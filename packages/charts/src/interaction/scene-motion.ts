import { interpolateScene } from "./interpolate-scene.ts";
import { paintFrame } from "./paint-frame.ts";

/** What moves marks from one scene to the next: fetched by itself, after the chart. */
export const sceneMotion = { interpolateScene, paintFrame };

export type SceneMotion = typeof sceneMotion;
