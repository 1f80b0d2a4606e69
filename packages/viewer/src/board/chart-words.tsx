import type { ChartInput, ChartScene } from "@statelier/charts";
import type { PageDrawing } from "@statelier/charts/react";
import { writeAltText } from "@statelier/document";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { LanguageParts } from "@statelier/ui/plain";
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { PageChart } from "../chart-state/page-state.ts";
import { useLaterValue } from "./use-later-value.ts";
import { whenIdle } from "../site/when-idle.ts";

/** What puts charts into words: a page has those of its server until somebody changes something. */
export const chartWords = makeLazy(() => import("@statelier/charts/words"));

/** What stands in an element is taken over as it is. */
const AS_SENT = { __html: "" };

const useIsIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
};

type WordsProps = {
  id: string;
  className: string;
  laid: { drawing: PageDrawing; input: ChartInput; scene: ChartScene };
  chart: PageChart;
};

/** The chart in sentences. What follows from the drawing comes after it: who chooses something sees the chart first. */
export const ChartWords = memo(({ id, className, laid, chart }: WordsProps): ReactNode => {
  const { drawing, input, scene } = useLaterValue(laid);
  const [sent] = useState(chart);
  const altText = useDeferredValue(chart.altText);
  const { part, hasFailed } = useLazy(chartWords, useIsIdle() && scene);
  const parts = useMemo(
    () =>
      part?.describeChart(
        drawing,
        { ...input, config: writeAltText(input.config, altText) },
        scene,
      ),
    [part, drawing, input, scene, altText],
  );
  // Words of another chart would be worse than none.
  const isAsSent = !parts && !(hasFailed && chart !== sent);
  return isAsSent ? (
    <p id={id} className={className} dangerouslySetInnerHTML={AS_SENT} />
  ) : (
    <p id={id} className={className}>
      <LanguageParts parts={parts ?? []} />
    </p>
  );
});
