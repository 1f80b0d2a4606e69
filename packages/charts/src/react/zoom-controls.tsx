import type { Translator } from "@statelier/ui/messages";
import { PlainButton } from "@statelier/ui/plain";
import { select } from "d3-selection";
import { type D3ZoomEvent, zoom, type ZoomBehavior, zoomIdentity } from "d3-zoom";
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { readTyped, type Typed } from "../interaction/find-by-name.ts";
import { BUTTON_MARGIN, chooseCorner } from "../interaction/choose-corner.ts";
import { findExtentOf, findTransform, MOST_ZOOM, zoomExtent } from "../interaction/zoom-extent.ts";
import type { Box, PlotScene, SceneExtent } from "../scene/scene.ts";
import { panExtent } from "../interaction/pan-extent.ts";
import styles from "./chart.module.css";
import { ButtonIcon } from "./button-icon.tsx";
import { PanButtons } from "./pan-buttons.tsx";
import type { GoRef } from "../interaction/go-ref.ts";
import type { MapLock } from "../interaction/map-lock.ts";

export { findExtentOf };

const STEP = 1.6;

const LOCKED = "M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5";
const UNLOCKED = "M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 4.8-1";

type Zoom = ZoomBehavior<HTMLDivElement, unknown>;

type ZoomControlsProps = {
  area: RefObject<HTMLDivElement | null>;
  goRef: GoRef;
  scene: PlotScene;
  extent: SceneExtent;
  t: Translator;
  onMove: (extent: Box | undefined) => void;
  lock: MapLock | undefined;
};

/** A box of the drawing, or the plot, in pixels of the page, from the corner of the drawing. */
const onPage = (area: HTMLElement, { plot, legend, width }: PlotScene, box = plot): Box => {
  // The editor may show its page smaller than it is.
  const scale = area.getBoundingClientRect().width / width;
  return {
    x: box.x * scale,
    y: (box.y - (legend?.height ?? 0)) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
};

/** The side of a button on a map, in pixels; where fingers point they are larger, and stand below it. */
const SIZE = 28;

/** The style of the buttons: in a corner where they hide nothing of the map as it is at rest. */
const placeButtons = (
  { plot, legend }: PlotScene,
  { isTop, isEnd, isRow }: ReturnType<typeof chooseCorner>,
): CSSProperties => {
  const top = plot.y - (legend?.height ?? 0);
  return {
    ...(isTop
      ? { top: top + BUTTON_MARGIN }
      : { top: top + plot.height - BUTTON_MARGIN, transform: "translateY(-100%)" }),
    ...(isEnd ? {} : { insetInline: `${BUTTON_MARGIN}px auto` }),
    ...(isRow ? { gridAutoFlow: "column" } : {}),
  };
};

/** The map as it was at rest last: its buttons stay where they were while a reader moves it. */
const useSceneAtRest = (scene: PlotScene, isAtRest: boolean): PlotScene => {
  const [resting, setResting] = useState(scene);
  if (isAtRest && scene !== resting) setResting(scene);
  return isAtRest ? scene : resting;
};

const cornersOf = ({ x, y, width, height }: Box): [[number, number], [number, number]] => [
  [x, y],
  [x + width, y + height],
];

/** A wheel scrolls the page unless a key says that it zooms, and so does one finger while all is seen. */
const canBegin = (event: MouseEvent | TouchEvent, isZoomed: boolean): boolean => {
  if (event.target instanceof Element && event.target.closest("button")) return false;
  if (event.type === "wheel") return event.ctrlKey || event.metaKey;
  if ("touches" in event) return isZoomed || event.touches.length > 1;
  return isZoomed && event.button === 0 && !event.ctrlKey;
};

const KEYS: Record<string, number> = { "+": STEP, "=": STEP, "-": 1 / STEP, _: 1 / STEP, "0": 0 };

/** Plus, minus and 0 while a map or its buttons have the focus; letters on the map itself. */
const useMapKeys = (
  area: RefObject<HTMLDivElement | null>,
  on: {
    zoomBy: (factor: number) => void;
    /** Answers what has been typed by now; nothing for a key that types nothing. */
    goByName: (event: KeyboardEvent, typed: Typed | undefined) => Typed | undefined;
  },
): void => {
  const typed = useRef<Typed>(undefined);
  useEffect(() => {
    const node = area.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const factor = KEYS[event.key];
      const isOnButton = event.target instanceof Element && event.target.closest("button");
      const next = factor === undefined && !isOnButton && on.goByName(event, typed.current);
      if (factor !== undefined) on.zoomBy(factor);
      else if (next) typed.current = next;
      else return;
      event.preventDefault();
    };
    node?.addEventListener("keydown", onKeyDown);
    return () => node?.removeEventListener("keydown", onKeyDown);
  });
};

type LockButtonProps = { lock: MapLock } & Pick<ZoomControlsProps, "extent" | "t">;

const LockButton = ({ lock, extent: { bounds, isLocked }, t }: LockButtonProps): ReactNode => {
  useEffect(() => lock.onShow(bounds), [lock, bounds]);
  return (
    <PlainButton
      size="small"
      icon
      aria-label={t("chart.zoom.lock")}
      aria-pressed={isLocked}
      onClick={() => lock.change(!isLocked)}
    >
      <ButtonIcon path={isLocked ? LOCKED : UNLOCKED} />
    </PlainButton>
  );
};

/** The buttons that are there only while a map is enlarged. */
const ZOOMED = "data-while-zoomed";

/** They go when all is seen: the focus that one of them has goes to the first button that stays. */
const leaveZoomed = (area: HTMLElement): void => {
  if (document.activeElement?.closest(`[${ZOOMED}]`))
    area.querySelector<HTMLElement>(`button:not([${ZOOMED}] *)`)?.focus();
};

type ZoomButtonsProps = { zoomed: number; zoomBy: (factor: number) => void; t: Translator };

const ZoomButtons = ({ zoomed, zoomBy, t }: ZoomButtonsProps): ReactNode => (
  <>
    <PlainButton
      size="small"
      icon
      aria-label={t("chart.zoom.in")}
      aria-disabled={zoomed >= MOST_ZOOM}
      onClick={() => zoomBy(STEP)}
    >
      <ButtonIcon path="M8 3v10M3 8h10" />
    </PlainButton>
    <PlainButton
      size="small"
      icon
      aria-label={t("chart.zoom.out")}
      aria-disabled={zoomed <= 1}
      onClick={() => zoomBy(1 / STEP)}
    >
      <ButtonIcon path="M3 8h10" />
    </PlainButton>
    {zoomed > 1 ? (
      <div data-while-zoomed="">
        <PlainButton size="small" icon aria-label={t("chart.zoom.reset")} onClick={() => zoomBy(0)}>
          <ButtonIcon path="M6 2.5H2.5V6M10 2.5h3.5V6M6 13.5H2.5V10M10 13.5h3.5V10" />
        </PlainButton>
      </div>
    ) : null}
  </>
);

/** Buttons, wheel, fingers and keys that move a map and change its size; letters go to a place by its name. */
export const ZoomControls = (props: ZoomControlsProps): ReactNode => {
  const { area, goRef, scene, extent, t, onMove, lock } = props;
  const { isLocked } = extent;
  const latest = useRef({ scene, extent, onMove });
  const behavior = useRef<Zoom>(undefined);
  const frame = useRef(0);
  const zoomed = extent.home.width / extent.shown.width;
  useLayoutEffect(() => {
    latest.current = { scene, extent, onMove };
    const node = area.current;
    if (!node) return;
    const { k, x, y } = findTransform(extent, onPage(node, scene));
    // As d3-zoom keeps it, without an event: the drawing is there already.
    Object.assign(node, { __zoom: zoomIdentity.translate(x, y).scale(k) });
  });
  useEffect(() => {
    const node = area.current;
    if (!node) return undefined;
    const corners = (): [[number, number], [number, number]] =>
      cornersOf(onPage(node, latest.current.scene));
    const isZoomed = (): boolean => {
      const { home, shown } = latest.current.extent;
      return shown.width < home.width;
    };
    const move = ({ transform }: D3ZoomEvent<HTMLDivElement, unknown>): void => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => {
        const { scene: shown, extent: now, onMove: tell } = latest.current;
        tell(transform.k > 1 ? zoomExtent(now, onPage(node, shown), transform) : undefined);
      });
    };
    const made = zoom<HTMLDivElement, unknown>()
      .scaleExtent([1, MOST_ZOOM])
      .extent(corners)
      .filter((event: MouseEvent | TouchEvent) => {
        made.translateExtent(corners());
        return !latest.current.extent.isLocked && canBegin(event, isZoomed());
      })
      .on("zoom", move);
    behavior.current = made;
    const selection = select(node);
    // A click holds a tooltip; two of them do no more.
    selection.call(made).on("dblclick.zoom", null);
    return () => {
      cancelAnimationFrame(frame.current);
      selection.on(".zoom", null);
    };
  }, [area]);
  const zoomBy = (factor: number): void => {
    const node = area.current;
    const made = behavior.current;
    if (!node || !made || isLocked) return;
    if (zoomed * factor <= 1) leaveZoomed(node);
    if (factor === 0) return onMove(undefined);
    const datum = goRef.current?.datum;
    // What stays where it is; else the middle of the map.
    const point =
      datum &&
      !findExtentOf(datum, scene) &&
      onPage(node, scene, { ...datum.anchor, width: 0, height: 0 });
    made
      .translateExtent(cornersOf(onPage(node, scene)))
      .scaleBy(select(node), factor, point ? [point.x, point.y] : undefined);
    return undefined;
  };
  useMapKeys(area, {
    zoomBy,
    goByName: (event, typed) => {
      const next = readTyped(scene, event, typed);
      if (next?.found) goRef.current?.go(next.found);
      return next;
    },
  });
  const resting = useSceneAtRest(scene, zoomed === 1);
  const count = (isLocked ? 0 : 2) + (lock ? 1 : 0);
  const corner = useMemo(
    () => chooseCorner(resting, resting.extent ?? extent, { count, size: SIZE }),
    [resting, extent, count],
  );
  const [wasZoomed, setWasZoomed] = useState(false);
  if (zoomed > 1 && !wasZoomed) setWasZoomed(true);
  const percent = `${Math.round(zoomed * 100)}\u00a0%`;
  return (
    <>
      <div className={styles["zoomButtons"]} style={placeButtons(scene, corner)}>
        {isLocked ? null : <ZoomButtons zoomed={zoomed} zoomBy={zoomBy} t={t} />}
        {lock ? <LockButton lock={lock} extent={extent} t={t} /> : null}
        <span className={styles["hidden"]} aria-live="polite">
          {wasZoomed ? t("chart.zoom.now", { percent }) : null}
        </span>
      </div>
      {zoomed > 1 && !isLocked ? (
        <div data-while-zoomed="">
          <PanButtons
            scene={scene}
            extent={extent}
            corner={corner}
            t={t}
            onPan={(direction) => onMove(panExtent(extent, direction))}
          />
        </div>
      ) : null}
    </>
  );
};
