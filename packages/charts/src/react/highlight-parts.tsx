import { unitGap } from "@statelier/model";
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { wholeOf } from "../interaction/value-of.ts";
import { findSymbol } from "../interaction/find-symbol.ts";
import { type Highlight, paintHighlight } from "../interaction/paint-highlight.ts";
import type { PlotScene, SceneDatum } from "../scene/scene.ts";
import styles from "./chart.module.css";
import { LegendSymbol } from "./legend-symbol.tsx";
import { svgElement } from "./svg-element.tsx";
import { useOpenSheet } from "./use-open-sheet.ts";
import { useTooltipPlace } from "./use-tooltip-place.ts";

export { makeWalk } from "../interaction/make-walk.ts";

type HighlightedDatum = { scene: PlotScene; datum: SceneDatum };

/** What a tooltip or the strip beneath a chart says about one observation. */
const DatumSheet = ({ scene, datum }: HighlightedDatum): ReactNode => (
  <>
    <span className={styles["sheetCategory"]}>{datum.categoryLabel}</span>
    <span className={styles["sheetSeries"]}>
      <LegendSymbol item={findSymbol(scene, datum)} />
      {datum.seriesLabel === "" ? null : <span>{datum.seriesLabel}</span>}
      <span className={styles["sheetValue"]}>
        <b>{datum.valueText}</b>
        {unitGap(datum.unitText, scene.locale) + datum.unitText + wholeOf(datum)}
      </span>
    </span>
    {datum.detailText === "" ? null : (
      <span className={styles["sheetDetail"]}>{datum.detailText}</span>
    )}
  </>
);

type HighlightedMarksProps = {
  scene: PlotScene;
  highlight: Highlight;
  /** Changes with each step of the keyboard; nothing where marks were not highlighted by it. */
  step: unknown;
};

/** The highlighted marks over the faded drawing. Those that the keyboard walks to are scrolled into view. */
export const HighlightedMarks = ({ scene, highlight, step }: HighlightedMarksProps): ReactNode => {
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const mark = ref.current?.lastElementChild;
    if (!step || !(mark instanceof SVGElement)) return;
    // To where the strip does not cover it.
    const strip = ref.current?.parentElement?.querySelector<HTMLElement>(`.${styles["strip"]}`);
    mark.style.scrollMarginBlockEnd = `${(strip?.offsetHeight ?? 0) + 8}px`;
    // At once: the tooltip is placed in what is seen then.
    mark.scrollIntoView({ behavior: "instant", block: "nearest", inline: "nearest" });
  }, [step]);
  const top = scene.legend?.height ?? 0;
  return (
    <svg
      ref={ref}
      className={styles["highlight"]}
      viewBox={`0 ${top} ${scene.width} ${scene.height - top}`}
      aria-hidden="true"
    >
      {paintHighlight(scene, highlight).map((highlighted, index) =>
        svgElement(highlighted, String(index)),
      )}
    </svg>
  );
};

/** Escape and a touch elsewhere end what a pointer has opened. */
const useDismissal = (
  area: RefObject<HTMLDivElement | null>,
  dismiss: (active: undefined) => void,
): void => {
  useLayoutEffect(() => {
    const { document } = globalThis;
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key === "Escape") dismiss(undefined);
    };
    const onPointerDown = ({ target }: globalThis.PointerEvent): void => {
      if (target instanceof Node && !area.current?.contains(target)) dismiss(undefined);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [area, dismiss]);
};

type TooltipProps = HighlightedDatum & {
  area: RefObject<HTMLDivElement | null>;
  onDismiss: (active: undefined) => void;
};

const keepForItself = (event: SyntheticEvent): void => event.stopPropagation();

/** The sheet of an observation beside its mark, or in a strip under a narrow chart. The pointer may go onto the former and stay. */
export const Tooltip = ({ scene, datum, area, onDismiss }: TooltipProps): ReactNode => {
  useDismissal(area, onDismiss);
  const { ref, place } = useTooltipPlace({ scene, datum, area });
  const isOpen = useOpenSheet({ sheet: ref, area, place });
  return (
    <>
      <div
        ref={ref}
        className={styles["tooltip"]}
        data-open={isOpen ? "" : undefined}
        onPointerMove={keepForItself}
        onPointerDown={keepForItself}
        onClick={keepForItself}
        aria-hidden="true"
        style={
          place ? { transform: `translate(${place.x}px, ${place.y}px)` } : { visibility: "hidden" }
        }
      >
        <DatumSheet scene={scene} datum={datum} />
      </div>
      <div className={styles["stripSpace"]} aria-hidden="true">
        <div className={styles["strip"]}>
          <DatumSheet scene={scene} datum={datum} />
        </div>
      </div>
    </>
  );
};
