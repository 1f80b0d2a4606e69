import { DURATIONS } from "@statelier/ui/tokens";
import { makeLazy } from "@statelier/ui/lazy";
import { useLayoutEffect, useState } from "react";
import type { SceneFrame } from "../interaction/interpolate-scene.ts";
import type { SvgNode } from "../paint/svg-node.ts";
import type { PlotScene } from "../scene/scene.ts";

let stillness: MediaQueryList | undefined;

/** One list for all charts: making one takes longer than the paint of an axis. */
const prefersStillness = (): boolean =>
  (stillness ??= globalThis.matchMedia("(prefers-reduced-motion: reduce)")).matches;

const wantsMotion = (): boolean => !globalThis.document.hidden && !prefersStillness();

/** What moves marks, for all charts of a page. It comes after them: a change before that shows its end at once. */
const motion = makeLazy(async () => (await import("../interaction/scene-motion.ts")).sceneMotion);

/** The marks of one moment as elements. */
export type Paint = () => SvgNode;

/** On its way to `target` from what was shown before; stands still without `frame`. */
type Movement = { target: PlotScene; from: PlotScene; frame: SceneFrame | undefined };

const sceneOf = ({ target, frame }: Movement): PlotScene =>
  frame ? { ...frame.scene, marks: frame.scene.marks.slice(frame.leaving) } : target;

/** The first frame is painted with the new scene, so that nothing is drawn twice. */
const startMovement = (shown: Movement, target: PlotScene, canMove: boolean): Movement => {
  const from = sceneOf(shown);
  const moves = canMove && wantsMotion();
  return { target, from, frame: moves ? motion.value?.startMoving(from, target) : undefined };
};

/**
 * Moves the marks from one scene to the next in the `wanted` milliseconds at most, where somebody sees it; a new scene in
 * between goes on from there.
 * Answers what paints the moment of a movement; undefined where the scene stands still.
 */
export const useTransition = (
  scene: PlotScene,
  wanted: number | undefined,
  isSeen: () => boolean,
): Paint | undefined => {
  const duration = Math.min(wanted ?? DURATIONS.marks, DURATIONS.marks);
  const [movement, setMovement] = useState<Movement>({
    target: scene,
    from: scene,
    frame: undefined,
  });
  useLayoutEffect(() => {
    if (!prefersStillness()) void motion.load();
  }, []);
  let shown = movement;
  if (movement.target !== scene) {
    shown = startMovement(movement, scene, duration > 0 && isSeen());
    setMovement(shown);
  }
  const { target, from } = shown;
  const moves = shown.frame !== undefined;

  useLayoutEffect(() => {
    if (!moves) return undefined;
    let start: number | undefined;
    let request = 0;
    const step = (now: number): void => {
      start ??= now;
      const at = Math.min(1, (now - start) / duration);
      const frame = at === 1 ? undefined : motion.value?.moveScene(from, target, at);
      setMovement({ target, from, frame });
      if (frame) request = requestAnimationFrame(step);
    };
    request = requestAnimationFrame(step);
    return () => cancelAnimationFrame(request);
  }, [target, from, moves, duration]);

  const { frame } = shown;
  const paintFrame = motion.value?.paintFrame;
  return frame && paintFrame ? () => paintFrame(frame) : undefined;
};
