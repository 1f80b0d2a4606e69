import { foldText } from "@statelier/model";
import type { PlotScene, SceneDatum } from "../scene/scene.ts";
import { listSeen } from "../scene/list-seen.ts";

/** What has been typed without a pause, when, and the place that it has led to last. */
export type Typed = { text: string; time: number; found: SceneDatum | undefined };

/** Milliseconds after which letters begin anew. */
const PAUSE_MS = 1000;

/** The places whose names begin so, by name; of a locked map those in sight. */
const listBeginning = (scene: PlotScene, text: string): SceneDatum[] =>
  listSeen(scene)
    .flatMap(({ data }) => data)
    .filter((datum) => foldText(datum.categoryLabel).startsWith(text))
    .toSorted((a, b) => a.categoryLabel.localeCompare(b.categoryLabel, scene.locale));

/** What a key that writes adds to the name of a place; one letter again and again goes from place to place. Undefined for other keys. */
export const readTyped = (
  scene: PlotScene,
  { key, timeStamp }: Pick<KeyboardEvent, "key" | "timeStamp">,
  before?: Typed,
): Typed | undefined => {
  const goesOn = before !== undefined && timeStamp - before.time < PAUSE_MS;
  if (!/^\p{L}$/u.test(key) && !(goesOn && /^[ '’.-]$/.test(key))) return undefined;
  const text = (goesOn ? before.text : "") + foldText(key);
  const [letter = ""] = text;
  const isOneLetter = text === letter.repeat(text.length);
  const exact = listBeginning(scene, text);
  const places = exact.length === 0 && isOneLetter ? listBeginning(scene, letter) : exact;
  const at = isOneLetter ? places.findIndex(({ id }) => id === before?.found?.id) : -1;
  const found = places[(at + 1) % places.length] ?? (goesOn ? before.found : undefined);
  return { text, time: timeStamp, found };
};
