import type { Translator } from "@statelier/ui/messages";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { findDatum } from "../interaction/find-datum.ts";
import { listSeries, listWalks } from "../interaction/list-data.ts";
import { keyToMove, moveFocus } from "../interaction/move-focus.ts";
import { paintFrame } from "../interaction/paint-frame.ts";
import { datumColor, type Highlight, paintHighlight } from "../interaction/paint-highlight.ts";
import { paintScene } from "../paint/paint-scene.ts";
import type { ColorMode } from "../paint/resolve-paint.ts";
import type { PlotScene, SceneDatum } from "../scene.ts";
import styles from "./chart.module.css";
import { DatumSheet } from "./datum-sheet.tsx";
import { SceneSvg } from "./scene-svg.tsx";
import { svgElement } from "./svg-element.tsx";
import { useTooltipPlace } from "./use-tooltip-place.ts";
import { useTransition } from "./use-transition.ts";

type PlotFigureProps = {
  scene: PlotScene;
  t: Translator;
  colors: ColorMode;
  /** A series that the legend points at. */
  series: string | undefined;
  /** Milliseconds in which marks move to a new scene. */
  duration: number | undefined;
};

type Active = { id: string; hasFocus: boolean };

/** Fingers that go across walk the marks; those that go along the page scroll it. */
const walksAcross = ({ axes }: PlotScene): boolean =>
  axes.some(({ id, type }) => id === "x" && type !== "value");

/** Escape and a touch elsewhere end what a pointer has opened. */
const useDismissal = (
  isOpen: boolean,
  area: RefObject<HTMLDivElement | null>,
  dismiss: () => void,
): void => {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const { document } = globalThis;
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key === "Escape") latest.current();
    };
    const onPointerDown = ({ target }: globalThis.PointerEvent): void => {
      if (target instanceof Node && !area.current?.contains(target)) latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [isOpen, area]);
};

const isModified = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;

const speak = (datum: SceneDatum, series: readonly SceneDatum[], t: Translator): string =>
  [
    datum.seriesLabel,
    datum.categoryLabel,
    `${datum.valueText}\u00a0${datum.unitText}`.trim(),
    datum.detailText,
    t("chart.position", { index: series.indexOf(datum) + 1, total: series.length }),
  ]
    .filter((part) => part !== "")
    .join(", ");

/** The drawing with its tooltip, its keyboard and its words for screen readers. */
export const PlotFigure = ({ scene, t, colors, series, duration }: PlotFigureProps): ReactNode => {
  const hintId = useId();
  const [active, setActive] = useState<Active>();
  const area = useRef<HTMLDivElement>(null);
  const { frame: moving } = useTransition(scene, active ? 0 : duration);
  const still = useMemo(() => paintScene(scene, { colors, legend: false }), [scene, colors]);
  const node = moving ? paintFrame(moving, colors) : still;
  const all = useMemo(() => listWalks(listSeries(scene)), [scene]);
  const data = useMemo(() => all.flatMap((one) => one.data), [all]);
  const top = scene.legend?.height ?? 0;
  const height = scene.height - top;
  const datum = active && data.find(({ id }) => id === active.id);
  const { ref, place } = useTooltipPlace({ scene, datum, area });

  const point = (event: PointerEvent): void => {
    const frame = area.current?.getBoundingClientRect();
    if (!frame) return;
    const scale = scene.width / frame.width;
    const x = (event.clientX - frame.left) * scale;
    const y = (event.clientY - frame.top) * scale + top;
    const found = findDatum(scene, all, { x, y });
    if (found?.id !== active?.id) setActive(found && { id: found.id, hasFocus: false });
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !active?.hasFocus) setActive(undefined);
  };
  useDismissal(active !== undefined, area, () => setActive(undefined));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isModified(event)) return;
    const isHorizontal = scene.chartType === "bar";
    const move = keyToMove(event.key, { isHorizontal, seriesCount: all.length });
    if (!move) return;
    event.preventDefault();
    const next = moveFocus(all, datum, move);
    if (next) setActive({ id: next.id, hasFocus: true });
  };
  const focused = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (active?.hasFocus)
      focused.current?.lastElementChild?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [active]);
  const hasFocus = active?.hasFocus ?? false;
  const ofSeries = datum ? all.find((one) => one.data.includes(datum))?.data : undefined;
  const pointed = series === undefined || moving ? undefined : { series, hasFocus: false };
  const highlight: Highlight | undefined = datum ? { datum, hasFocus } : pointed;
  const color = datum ? datumColor(scene, datum, colors) : "";
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one tab stop, arrows walk the marks */}
      <div
        ref={area}
        className={styles["plot"]}
        data-lit={highlight ? "" : undefined}
        data-walk={walksAcross(scene) ? "across" : undefined}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a figure of marks is no set of fields
        role="group"
        aria-label={t("chart.marks", { count: data.length })}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tab stop
        tabIndex={data.length > 0 ? 0 : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(undefined)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={leave}
        onPointerCancel={() => setActive(undefined)}
      >
        <SceneSvg node={node} />
        {highlight ? (
          <svg
            ref={focused}
            className={styles["highlight"]}
            viewBox={`0 ${top} ${scene.width} ${height}`}
            aria-hidden="true"
          >
            {paintHighlight(scene, highlight, colors).map((lit, index) =>
              svgElement(lit, String(index)),
            )}
          </svg>
        ) : null}
        {datum ? (
          <div
            ref={ref}
            className={styles["tooltip"]}
            aria-hidden="true"
            style={
              place
                ? { transform: `translate(${place.x}px, ${place.y}px)` }
                : { visibility: "hidden" }
            }
          >
            <DatumSheet datum={datum} color={color} />
          </div>
        ) : null}
        <span id={hintId} className={styles["hidden"]}>
          {t("chart.keys")}
        </span>
      </div>
      <div className={styles["strip"]} aria-hidden="true">
        {datum ? <DatumSheet datum={datum} color={color} /> : null}
      </div>
      <div className={styles["hidden"]} aria-live="polite">
        {datum && ofSeries && hasFocus ? speak(datum, ofSeries, t) : ""}
      </div>
    </>
  );
};
