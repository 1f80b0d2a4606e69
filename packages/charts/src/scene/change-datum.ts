import type { SceneDatum } from "./scene.ts";

/** The same observation with some of its facts replaced; its words stay unwritten until they are read. */
export const changeDatum = (datum: SceneDatum, change: Partial<SceneDatum>): SceneDatum =>
  Object.create(datum, Object.getOwnPropertyDescriptors(change)) as SceneDatum;
