import type { SceneDatum } from "../scene/scene.ts";

/** Where a drawing puts what goes to an observation as the keyboard does, and the one that is highlighted. */
export type GoRef = {
  current: { datum: SceneDatum | undefined; go: (datum: SceneDatum) => void } | undefined;
};
