import type { RefObject } from "react";
import type { SceneDatum } from "../scene/scene.ts";

/** Goes to an observation as the keyboard does. */
export type GoRef = RefObject<((datum: SceneDatum) => void) | undefined>;
