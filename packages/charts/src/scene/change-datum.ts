import type { SceneDatum } from "./scene.ts";

/** The same observation with some of its facts replaced, by an object of these alone; its words stay unwritten until they are read. */
export const changeDatum = (datum: SceneDatum, change: Partial<SceneDatum>): SceneDatum =>
  Object.setPrototypeOf(change, datum) as SceneDatum;
