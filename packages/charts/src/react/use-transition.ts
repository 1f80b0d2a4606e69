import { DURATIONS } from "@statelier/ui/tokens";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { interpolateScene, type SceneFrame } from "../interaction/interpolate-scene.ts";
import { countData } from "../interaction/list-data.ts";
import type { PlotScene } from "../scene.ts";

/** More points than these would make phones stutter: they jump. */
const MOST_POINTS = 1500;

const canMove = (from: PlotScene, to: PlotScene): boolean =>
  from.chartType === to.chartType &&
  from.width === to.width &&
  to.marks.length > 0 &&
  [from, to].every((scene) => countData(scene) <= MOST_POINTS);

const wantsMotion = (): boolean =>
  !globalThis.document.hidden && !globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches;

const easeOut = (at: number): number => 1 - (1 - at) ** 3;

/** On its way to `target` from what was shown before; stands still without `frame`. */
type Movement = { target: PlotScene; from: PlotScene; frame: SceneFrame | undefined };

const sceneOf = ({ target, frame }: Movement): PlotScene =>
  frame ? { ...frame.scene, marks: frame.scene.marks.slice(frame.leaving) } : target;

/** The first frame is painted with the new scene, so that nothing is drawn twice. */
const startMovement = (shown: Movement, target: PlotScene, duration: number): Movement => {
  const from = sceneOf(shown);
  const moves = duration > 0 && canMove(from, target) && wantsMotion();
  return { target, from, frame: moves ? interpolateScene(from, target, 0) : undefined };
};

type Transition = {
  /** What to paint; undefined where the scene stands still. */
  frame: SceneFrame | undefined;
  /** Ends the movement at once. */
  finish: () => void;
};

/** Moves the marks from one scene to the next in `duration` milliseconds; a new scene in between goes on from there. */
export const useTransition = (scene: PlotScene, duration: number = DURATIONS.marks): Transition => {
  const [movement, setMovement] = useState<Movement>({
    target: scene,
    from: scene,
    frame: undefined,
  });
  let shown = movement;
  if (movement.target !== scene) {
    shown = startMovement(movement, scene, duration);
    setMovement(shown);
  }
  const { target, from } = shown;
  const moves = shown.frame !== undefined;

  const request = useRef(0);
  const finish = useCallback(() => {
    cancelAnimationFrame(request.current);
    setMovement((last) => ({ ...last, frame: undefined }));
  }, []);

  useLayoutEffect(() => {
    if (!moves) return undefined;
    let start: number | undefined;
    const step = (now: number): void => {
      start ??= now;
      const at = Math.min(1, (now - start) / duration);
      const frame = at === 1 ? undefined : interpolateScene(from, target, easeOut(at));
      setMovement({ target, from, frame });
      if (frame) request.current = requestAnimationFrame(step);
    };
    request.current = requestAnimationFrame(step);
    return () => cancelAnimationFrame(request.current);
  }, [target, from, moves, duration]);

  return { frame: shown.frame, finish };
};
