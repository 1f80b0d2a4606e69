import { usePartId } from "@statelier/ui/plain";
import type { AnimationField } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { AxisValue } from "../parts/values/axis-values.ts";
import {
  advancePlayback,
  AT_END,
  findNearestFrame,
  frameOf,
  makeTimeline,
  placeFrames,
  type Playback,
  seekPlayback,
  startPlayback,
  stopPlayback,
} from "../interaction/animation-clock.ts";
import { useRest } from "../browser/use-rest.ts";

export type AnimationPlayerProps = {
  frames: readonly AxisValue[];
  animation: AnimationField;
  /** Name of the animated dimension. */
  label: string;
  /** The value that is shown. */
  value: string;
  t: Translator;
  /** While it plays or is moved; the value is shown for so many milliseconds. */
  onShow: (value: string, duration: number) => void;
  /** Where it stops, and where a reader puts it. */
  onRest: (value: string) => void;
};

/** Milliseconds for which a value is shown that a reader puts there. */
const STAYS = Number.POSITIVE_INFINITY;

/** A frame that comes late does not skip more than this many milliseconds. */
const LONGEST_TICK = 250;

/** Calls back once the page is hidden or the element has left the view. */
const watchLeaving = (element: Element, onLeave: () => void): (() => void) => {
  const { document } = globalThis;
  const onVisibility = (): void => {
    if (document.hidden) onLeave();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) onLeave();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", onVisibility);
  };
};

const KEY_STEPS: Record<string, number | undefined> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

type FrameSliderProps = {
  id: string;
  frames: readonly AxisValue[];
  /** Index of the value that is shown. */
  shown: number;
  onSeek: (index: number) => void;
};

/** The values at their distance in time, each with a mark; keys step from one to the next. */
const FrameSlider = ({ id, frames, shown, onSeek }: FrameSliderProps): ReactNode => {
  const places = useMemo(() => placeFrames(frames), [frames]);
  const step = (by: number): void => onSeek(Math.min(frames.length - 1, Math.max(0, shown + by)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = KEY_STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const onChange = (input: HTMLInputElement): void => {
    const place = Number(input.value);
    const nearest = findNearestFrame(place, places);
    // Assistive programs move it by a part of its length, which may be less than to the next value.
    if (nearest !== shown || input.matches(":active")) onSeek(nearest);
    else step(Math.sign(place - (places[shown] ?? 0)));
  };
  return (
    <>
      <input
        id={id}
        type="range"
        min={0}
        max={places.at(-1)}
        step="any"
        list={`${id}-marks`}
        value={places[shown]}
        aria-valuetext={frames[shown]?.label}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target)}
      />
      <datalist id={`${id}-marks`}>
        {frames.map(({ value, label }, index) => (
          <option key={value} value={places[index]}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
};

/** Plays a chart through the values of a dimension, or steps through them by hand. */
export const AnimationPlayer = (props: AnimationPlayerProps): ReactNode => {
  const { frames, animation, label, value, t } = props;
  const sliderId = usePartId();
  const root = useRef<HTMLDivElement>(null);
  const timeline = useMemo(() => makeTimeline(frames, animation), [frames, animation]);
  const shown = frames.findIndex((frame) => frame.value === value);
  const [isPlaying, setIsPlaying] = useState(false);
  const playback = useRef<Playback>(AT_END);
  const { rest, restLater } = useRest(props.onRest);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const figure = root.current?.closest("figure") ?? root.current;
    if (!isPlaying || !figure) return undefined;
    let request = 0;
    let before: number | undefined;
    const show = (index: number): void => {
      const { frames, value, onShow } = latest.current;
      const frame = frames[index];
      if (frame && frame.value !== value) onShow(frame.value, timeline.duration / frames.length);
    };
    const stop = (): void => {
      playback.current = stopPlayback(playback.current);
      setIsPlaying(false);
      latest.current.onRest(latest.current.value);
    };
    const tick = (now: number): void => {
      // A reader has stopped it since the last frame.
      if (!playback.current.isPlaying) return;
      const elapsed = Math.min(LONGEST_TICK, now - (before ?? now));
      before = now;
      playback.current = advancePlayback(playback.current, timeline, elapsed);
      if (!playback.current.isPlaying) {
        setIsPlaying(false);
        latest.current.onRest(latest.current.frames.at(-1)?.value ?? "");
        return;
      }
      show(frameOf(playback.current, timeline));
      request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    const unwatch = watchLeaving(figure, stop);
    return () => {
      cancelAnimationFrame(request);
      unwatch();
    };
  }, [isPlaying, timeline]);

  const toggle = (): void => {
    rest(value);
    const isElsewhere = frameOf(playback.current, timeline) !== shown;
    const from = isElsewhere ? seekPlayback(shown, timeline) : playback.current;
    playback.current = isPlaying ? stopPlayback(from) : startPlayback(from);
    setIsPlaying(!isPlaying);
  };
  const seek = (index: number): void => {
    playback.current = seekPlayback(index, timeline);
    setIsPlaying(false);
    const frame = frames[index];
    if (!frame) return;
    props.onShow(frame.value, STAYS);
    restLater(frame.value);
  };
  return (
    <div ref={root} className="animation-player">
      {animation.showPlayButton ? (
        <button type="button" onClick={toggle}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={isPlaying ? "M3 3h10v10H3Z" : "M4 2l10 6-10 6Z"} fill="currentColor" />
          </svg>
          {t(isPlaying ? "chart.animation.stop" : "chart.animation.play")}
        </button>
      ) : null}
      <label htmlFor={sliderId}>{label}</label>
      <FrameSlider id={sliderId} frames={frames} shown={Math.max(0, shown)} onSeek={seek} />
      <output htmlFor={sliderId} aria-hidden="true">
        {frames[shown]?.label}
      </output>
    </div>
  );
};
