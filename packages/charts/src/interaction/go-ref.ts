import type { SceneDatum } from "../scene/scene.ts";

/** Where a drawing puts what goes to an observation as the keyboard does. */
export type GoRef = { current: ((datum: SceneDatum) => void) | undefined };
