import type { SceneNote } from "./scene.ts";

const EMPTY: ReadonlySet<SceneNote["type"]> = new Set(["empty", "all-missing", "all-zero"]);

/** Why nothing is drawn: said in the plot, not beneath it. */
export const isPlotNote = ({ type }: Pick<SceneNote, "type">): boolean => EMPTY.has(type);
