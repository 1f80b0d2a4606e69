import type { Translator } from "@statelier/ui/messages";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { findDatum } from "../interaction/find-datum.ts";
import { listSeries } from "../interaction/list-data.ts";
import { keyToMove, moveFocus } from "../interaction/move-focus.ts";
import { datumColor, type Highlight, paintHighlight } from "../interaction/paint-highlight.ts";
import { placeTooltip } from "../interaction/place-tooltip.ts";
import { paintScene } from "../paint/paint-scene.ts";
import type { ColorMode } from "../paint/resolve-paint.ts";
import type { PlotScene, Point, SceneDatum } from "../scene.ts";
import styles from "./chart.module.css";
import { DatumSheet } from "./datum-sheet.tsx";
import { SceneSvg } from "./scene-svg.tsx";
import { svgElement } from "./svg-element.tsx";

type PlotFigureProps = {
  scene: PlotScene;
  t: Translator;
  colors: ColorMode;
  /** A series that the legend points at. */
  series: string | undefined;
};

type Active = { id: string; hasFocus: boolean };

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

type TooltipInput = {
  scene: PlotScene;
  datum: SceneDatum | undefined;
  area: RefObject<HTMLDivElement | null>;
};

/** Where the sheet stands, once its size is known. */
const useTooltipPlace = ({
  scene,
  datum,
  area,
}: TooltipInput): { ref: RefObject<HTMLDivElement | null>; place: Point | undefined } => {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Point>();
  const top = scene.legend?.height ?? 0;
  useLayoutEffect(() => {
    if (!datum || !ref.current || !area.current) return setPlace(undefined);
    const frame = area.current.getBoundingClientRect();
    const scale = frame.width / scene.width;
    const { x, y, width, height } = datum.bounds;
    const mark = {
      x: x * scale,
      y: (y - top) * scale,
      width: width * scale,
      height: height * scale,
    };
    const size = { width: ref.current.offsetWidth, height: ref.current.offsetHeight };
    return setPlace(placeTooltip(mark, size, { width: frame.width, height: frame.height }));
  }, [datum, scene.width, top, area]);
  return { ref, place };
};

/** The drawing with its tooltip, its keyboard and its words for screen readers. */
export const PlotFigure = ({ scene, t, colors, series }: PlotFigureProps): ReactNode => {
  const hintId = useId();
  const [active, setActive] = useState<Active>();
  const area = useRef<HTMLDivElement>(null);
  const node = useMemo(() => paintScene(scene, { colors, legend: false }), [scene, colors]);
  const all = useMemo(() => listSeries(scene), [scene]);
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
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isModified(event)) return;
    if (event.key === "Escape" && active) {
      event.stopPropagation();
      return setActive(undefined);
    }
    const isHorizontal = scene.chartType === "bar";
    const move = keyToMove(event.key, { isHorizontal, seriesCount: all.length });
    if (!move) return;
    event.preventDefault();
    const next = moveFocus(all, datum, move);
    if (next) setActive({ id: next.id, hasFocus: true });
  };
  const hasFocus = active?.hasFocus ?? false;
  const ofSeries = datum ? all.find((one) => one.data.includes(datum))?.data : undefined;
  const pointed = series === undefined ? undefined : { series, hasFocus: false };
  const highlight: Highlight | undefined = datum ? { datum, hasFocus } : pointed;
  const color = datum ? datumColor(scene, datum, colors) : "";
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one tab stop, arrows walk the marks */}
      <div
        ref={area}
        className={styles["plot"]}
        data-lit={highlight ? "" : undefined}
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
        onPointerLeave={() => setActive(undefined)}
      >
        <SceneSvg key={scene.width} node={node} />
        {highlight ? (
          <svg
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
