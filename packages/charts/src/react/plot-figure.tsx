import { type ForeignText, splitLanguages } from "@statelier/model";
import { LanguageParts, usePartId } from "@statelier/ui/plain";
import type { Translator } from "@statelier/ui/messages";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { categoryDirection } from "../scene/read-scene.ts";
import { countData } from "../scene/list-data.ts";
import type { Walk } from "../interaction/make-walk.ts";
import type { Highlight } from "../interaction/paint-highlight.ts";
import type { PlotScene, SceneDatum } from "../scene/scene.ts";
import styles from "./chart.module.css";
import type { GoRef } from "../interaction/go-ref.ts";
import { hasClouds, PlotDrawing, wantsCanvas } from "./plot-drawing.tsx";
import { useSight } from "../browser/use-sight.ts";
import { useTransition } from "./use-transition.ts";

type PlotFigureProps = {
  scene: PlotScene;
  t: Translator;
  /** What its words may hold of other languages. */
  foreign: () => readonly ForeignText[];
  /** A series that the legend points at. */
  series: string | undefined;
  /** Milliseconds in which marks move to a new scene. */
  duration: number | undefined;
  /** Called with the observation that the keyboard comes to. */
  onReach?: ((datum: SceneDatum) => void) | undefined;
  goRef: GoRef;
};

/** What is highlighted; what is held stays when the pointer goes on. */
type Active = { datum: SceneDatum; scene: PlotScene; hasFocus: boolean; isHeld?: boolean };

const highlightParts = makeLazy(() => import("./highlight-parts.tsx"));

/** How readers walk a scene, which comes with what highlights the marks: nothing before that is there. */
const makeLateWalk = (scene: PlotScene): (() => Walk | undefined) => {
  let walk: Walk | undefined;
  return () => (walk ??= highlightParts.value?.makeWalk(scene));
};

/** The observation that has been highlighted, in the scene that is shown now. */
const findActive = (
  active: Active | undefined,
  scene: PlotScene,
  walk: () => Walk | undefined,
): SceneDatum | undefined =>
  !active || active.scene === scene ? active?.datum : walk()?.findAgain(active.datum);

/** Where keys lead to from nowhere, one after the other. */
const walkAll = (keys: readonly string[], walk: Walk | undefined): SceneDatum | undefined => {
  let reached: SceneDatum | undefined;
  for (const key of keys) reached = walk?.step(key, reached)?.to ?? reached;
  return reached;
};

/** Keys that walk the marks of any chart. */
const WALKS = /^(Arrow|Home$|End$)/;

const isModified = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;

/** The drawing with its tooltip, its keyboard and its words for screen readers. */
export const PlotFigure = ({
  scene,
  t,
  foreign,
  series,
  duration,
  onReach,
  goRef,
}: PlotFigureProps): ReactNode => {
  const hintId = usePartId();
  const [active, setActive] = useState<Active>();
  const area = useRef<HTMLDivElement>(null);
  /** Keys of before the walk of the marks has come. */
  const early = useRef<string[]>([]);
  const isStill = active !== undefined || wantsCanvas(scene);
  const moving = useTransition(scene, isStill ? 0 : duration, useSight(area));
  const walk = useMemo(() => makeLateWalk(scene), [scene]);
  const count = useMemo(() => countData(scene), [scene]);
  const top = scene.legend?.height ?? 0;
  const datum = findActive(active, scene, walk);

  const findAt = (event: MouseEvent): SceneDatum | undefined => {
    const frame = area.current?.getBoundingClientRect();
    if (!frame) return undefined;
    const scale = scene.width / frame.width;
    const x = (event.clientX - frame.left) * scale;
    const y = (event.clientY - frame.top) * scale + top;
    return walk()?.find({ x, y });
  };
  const point = (event: PointerEvent): void => {
    if (active?.isHeld) return;
    const found = findAt(event);
    if (found?.id !== datum?.id) setActive(found && { datum: found, scene, hasFocus: false });
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !active?.hasFocus && !active?.isHeld) setActive(undefined);
  };
  // On a map a tooltip is held by a click: the pointer goes on to its neighbours.
  const hold = (event: MouseEvent): void => {
    const found = findAt(event);
    const isHeld = found !== undefined && !(active?.isHeld && found.id === datum?.id);
    setActive(found && { datum: found, scene, hasFocus: false, isHeld });
  };
  const go = (next: SceneDatum): void => {
    setActive({ datum: next, scene, hasFocus: true });
    onReach?.(next);
  };
  useLayoutEffect(() => {
    goRef.current = { datum, go };
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (isModified(event)) return;
    const walked = walk();
    if (!walked && WALKS.test(key)) {
      event.preventDefault();
      early.current.push(key);
      void highlightParts.load().then(() => {
        const reached = walkAll(early.current.splice(0), walk());
        if (reached) goRef.current?.go(reached);
      });
    }
    const step = walked?.step(key, datum);
    if (!step) return;
    event.preventDefault();
    if (step.to) go(step.to);
  };
  const hasFocus = active?.hasFocus ?? false;
  const pointed = series === undefined || moving ? undefined : { series, hasFocus: false };
  const highlight: Highlight | undefined = datum ? { datum, hasFocus } : pointed;
  // They come after the drawing, before anybody points at it.
  useLayoutEffect(() => void highlightParts.load(), []);
  const { part: parts } = useLazy(highlightParts, active ?? pointed?.series);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one tab stop, arrows walk the marks */}
      <div
        ref={area}
        className={styles["plot"]}
        data-highlighted={parts && (datum || (pointed && !hasClouds(scene))) ? "" : undefined}
        // Fingers that go across walk the marks; those that go along the page scroll it. Bars below each other are long on paper.
        data-walk={categoryDirection(scene)}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a figure of marks is no set of fields
        role="group"
        aria-label={t("chart.marks", { count })}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tab stop
        tabIndex={count > 0 ? 0 : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(undefined)}
        onPointerMove={point}
        onPointerDown={point}
        onClick={scene.extent ? hold : undefined}
        onPointerLeave={leave}
        onPointerCancel={() => setActive(undefined)}
      >
        <PlotDrawing
          scene={scene}
          t={t}
          moving={moving}
          highlighted={datum ? undefined : pointed?.series}
        />
        {parts && highlight ? (
          <parts.HighlightedMarks
            scene={scene}
            highlight={highlight}
            step={hasFocus ? active : undefined}
          />
        ) : null}
        {parts && datum ? (
          <parts.Tooltip scene={scene} datum={datum} area={area} onDismiss={setActive} />
        ) : null}
        <span id={hintId} className={styles["hidden"]}>
          {t("chart.keys")}
          {scene.extent
            ? `. ${t(scene.extent.isLocked ? "chart.keys.find" : "chart.keys.zoom")}`
            : null}
        </span>
      </div>
      <div className={styles["hidden"]} aria-live="polite">
        {datum && hasFocus ? (
          <LanguageParts parts={splitLanguages(walk()?.speak(datum, t) ?? "", foreign())} />
        ) : null}
      </div>
    </>
  );
};
