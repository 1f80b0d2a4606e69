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

type Movement = { target: PlotScene; frame: SceneFrame };

type Transition = {
  /** What to paint; undefined where the scene stands still. */
  frame: SceneFrame | undefined;
  /** Ends the movement at once. */
  finish: () => void;
};

/** Moves the marks from one scene to the next in `duration` milliseconds; a new scene in between goes on from there. */
export const useTransition = (scene: PlotScene, duration: number = DURATIONS.marks): Transition => {
  const [movement, setMovement] = useState<Movement>();
  const shown = useRef(scene);
  const request = useRef(0);

  const finish = useCallback(() => {
    cancelAnimationFrame(request.current);
    setMovement(undefined);
  }, []);

  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = scene;
    if (from === scene || duration === 0 || !canMove(from, scene) || !wantsMotion()) {
      setMovement(undefined);
      return undefined;
    }
    const show = (at: number): void => {
      const frame = interpolateScene(from, scene, at);
      shown.current = { ...frame.scene, marks: frame.scene.marks.slice(frame.leaving) };
      setMovement({ target: scene, frame });
    };
    let start: number | undefined;
    const step = (now: number): void => {
      start ??= now;
      const at = Math.min(1, (now - start) / duration);
      if (at === 1) {
        shown.current = scene;
        return setMovement(undefined);
      }
      show(easeOut(at));
      request.current = requestAnimationFrame(step);
      return undefined;
    };
    show(0);
    request.current = requestAnimationFrame(step);
    return () => cancelAnimationFrame(request.current);
  }, [scene, duration]);

  return { frame: movement?.target === scene ? movement.frame : undefined, finish };
};
