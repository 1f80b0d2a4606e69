import { derivePublished } from "@statelier/document";
import type { EditorValue } from "../chart/editor-context.ts";
import { loadDrawnChart } from "../chart/load-drawn-chart.ts";

/** Gets what the charts to be published are drawn of where the author has not looked at them, so that they are checked, too. */
export const drawUnseen = async (
  editor: Pick<EditorValue, "session" | "data" | "locale" | "drawnCharts">,
): Promise<void> => {
  const { session, drawnCharts } = editor;
  const unseen = derivePublished(session.read().state).chartConfigs.filter(
    (config) => !session.findMissing(config) && !drawnCharts.has(config.key),
  );
  // Of what does not come it is said that it is not checked.
  await Promise.allSettled(
    unseen.map(async (config) => {
      const drawn = await loadDrawnChart(editor, config);
      // The author may have looked at it meanwhile.
      if (!drawnCharts.has(config.key)) drawnCharts.set(config.key, drawn);
    }),
  );
};
