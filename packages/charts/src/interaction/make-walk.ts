import type { Translator } from "@statelier/ui/messages";
import { type DataSeries, listWalks } from "../scene/list-data.ts";
import { listSeen } from "../scene/list-seen.ts";
import { categoryDirection } from "../scene/read-scene.ts";
import type { PlotScene, Point, SceneDatum } from "../scene/scene.ts";
import { makeDatumFinder } from "./find-datum.ts";
import { findPlace, keyToMove, moveFocus } from "./move-focus.ts";
import { nameFacts } from "./name-facts.ts";

/** How readers come from observation to observation. */
export type Walk = {
  /** The one under a pointer. */
  find: (point: Point) => SceneDatum | undefined;
  /** One of another scene in this one. */
  findAgain: (datum: SceneDatum) => SceneDatum | undefined;
  /** Where a key leads; undefined for a key that leads nowhere. */
  step: (key: string, from: SceneDatum | undefined) => { to: SceneDatum | undefined } | undefined;
  speak: (datum: SceneDatum, t: Translator) => string;
};

/** What only readers who point or walk need, worked out once for a scene. */
export const makeWalk = (scene: PlotScene): Walk => {
  let all: readonly DataSeries[] | undefined;
  let find: Walk["find"] | undefined;
  const list = (): readonly DataSeries[] => (all ??= listWalks(listSeen(scene)));
  return {
    find: (point) => (find ??= makeDatumFinder(scene, list))(point),
    findAgain: (datum) => {
      const { seriesIndex, index } = findPlace(list(), datum);
      return list()[seriesIndex]?.data[index];
    },
    step: (key, from) => {
      const isHorizontal = categoryDirection(scene) === "y";
      const move = keyToMove(key, { isHorizontal, seriesCount: list().length });
      return move && { to: moveFocus(list(), from, move) };
    },
    speak: (datum, t) => {
      const { seriesIndex, index } = findPlace(list(), datum);
      const total = list()[seriesIndex]?.data.length ?? 0;
      return [
        datum.seriesLabel,
        datum.categoryLabel,
        ...nameFacts(scene, datum),
        datum.rank ? "" : t("chart.position", { index: index + 1, total }),
      ]
        .filter((part) => part !== "")
        .join(", ");
    },
  };
};
