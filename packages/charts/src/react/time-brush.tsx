import type { Translator } from "@statelier/ui/messages";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import type { BrushDate } from "../interaction/brush-dates.ts";
import {
  type BrushHandle,
  type BrushPreset,
  type BrushRange,
  keyToIndex,
  moveHandle,
  moveRange,
  snapToDate,
} from "../interaction/time-brush.ts";

export type TimeBrushProps = {
  dates: readonly BrushDate[];
  range: BrushRange;
  presets: readonly BrushPreset[];
  /** One value per date, from 0 to 1; undefined where there is none. */
  overview: readonly (number | undefined)[];
  /** A mark for each date. */
  hasMarks?: boolean;
  /** Pixels beside the track. */
  inset: { left: number; right: number };
  t: Translator;
  /** While a handle moves. */
  onMove: (range: BrushRange, cause: "key" | "pointer") => void;
  /** Once it rests. */
  onRest: (range: BrushRange) => void;
};

type Drag = { part: BrushHandle | "range"; startTime: number; start: BrushRange };

const HEIGHT = 36;

const positionOf = (dates: readonly BrushDate[], index: number): number => {
  const [first, last, date] = [dates[0], dates.at(-1), dates[index]];
  if (!first || !last || !date || last.time === first.time) return 0;
  return (date.time - first.time) / (last.time - first.time);
};

const overviewPath = ({ dates, overview }: TimeBrushProps): string =>
  overview
    .map((value, index) => {
      if (value === undefined) return "";
      const command = overview[index - 1] === undefined ? "M" : "L";
      const x = Math.round(positionOf(dates, index) * 1000);
      return `${command}${x},${Math.round((HEIGHT - 8) * (1 - value)) + 4}`;
    })
    .join("");

const marksPath = ({ dates }: TimeBrushProps): string =>
  dates.map((_, index) => `M${Math.round(positionOf(dates, index) * 1000)},12v12`).join("");

const useBrushDrag = (props: TimeBrushProps) => {
  const { dates, range, onMove, onRest } = props;
  const track = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const count = dates.length;

  const timeAt = (event: PointerEvent): number => {
    const frame = track.current?.getBoundingClientRect();
    const [first, last] = [dates[0], dates.at(-1)];
    if (!frame || !first || !last) return 0;
    return first.time + ((event.clientX - frame.left) / frame.width) * (last.time - first.time);
  };
  const rangeAt = (event: PointerEvent, { part, start, startTime }: Drag): BrushRange => {
    const time = timeAt(event);
    if (part !== "range") return moveHandle(start, part, { index: snapToDate(dates, time), count });
    const target = (dates[start.from]?.time ?? 0) + time - startTime;
    return moveRange(start, snapToDate(dates, target) - start.from, count);
  };
  const partAt = (event: PointerEvent): Drag["part"] => {
    const handle = event.target instanceof Element && event.target.closest("[role=slider]");
    if (handle) return handle.getAttribute("data-handle") === "from" ? "from" : "to";
    const time = timeAt(event);
    const [from, to] = [dates[range.from]?.time ?? 0, dates[range.to]?.time ?? 0];
    if (time > from && time < to) return "range";
    return time <= from ? "from" : "to";
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const next = { part: partAt(event), startTime: timeAt(event), start: range };
    track.current?.setPointerCapture(event.pointerId);
    setDrag(next);
    if (next.part !== "range") onMove(rangeAt(event, next), "pointer");
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (!drag) return;
    const next = rangeAt(event, drag);
    if (next.from !== range.from || next.to !== range.to) onMove(next, "pointer");
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (drag) onRest(rangeAt(event, drag));
    setDrag(undefined);
  };
  const onPointerCancel = (): void => {
    if (drag) onRest(drag.start);
    setDrag(undefined);
  };
  return {
    track,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
};

/** Narrows the period of a chart with two handles that stop at the dates of the data. */
export const TimeBrush = (props: TimeBrushProps): ReactNode => {
  const { dates, range, presets, inset, t, onMove, onRest } = props;
  const { track, handlers } = useBrushDrag(props);
  const count = dates.length;
  const onKeyDown = (event: KeyboardEvent, handle: BrushHandle): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = keyToIndex(event.key, range[handle], count);
    if (index === undefined) return;
    event.preventDefault();
    const next = moveHandle(range, handle, { index, count });
    if (next.from !== range.from || next.to !== range.to) onMove(next, "key");
  };
  const at = (index: number): string => `${positionOf(dates, index) * 100}%`;
  const [start, end] = [at(range.from), at(range.to)];
  const renderHandle = (handle: BrushHandle): ReactNode => (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two handles on one track, which no input has
      role="slider"
      tabIndex={0}
      data-handle={handle}
      className="brush-handle"
      style={{ left: at(range[handle]) }}
      aria-label={t(`chart.brush.${handle}`)}
      aria-valuemin={handle === "from" ? 0 : range.from}
      aria-valuemax={handle === "from" ? range.to : count - 1}
      aria-valuenow={range[handle]}
      aria-valuetext={dates[range[handle]]?.label}
      onKeyDown={(event) => onKeyDown(event, handle)}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two sliders and their buttons, no part of a form
    <div role="group" aria-label={t("chart.brush")}>
      <div
        ref={track}
        className="brush-track"
        style={{ marginLeft: inset.left, marginRight: inset.right }}
        {...handlers}
      >
        <svg viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path
            d={props.hasMarks ? marksPath(props) : overviewPath(props)}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="brush-outside" style={{ left: 0, width: start }} />
        <div className="brush-outside" style={{ left: end, right: 0 }} />
        <div className="brush-window" style={{ left: start, width: `calc(${end} - ${start})` }} />
        {renderHandle("from")}
        {renderHandle("to")}
      </div>
      <div className="brush-foot" style={{ marginLeft: inset.left }}>
        <span aria-hidden="true" className="brush-label">
          {dates[range.from]?.label} – {dates[range.to]?.label}
        </span>
        {presets.map(({ name, from, to }) => (
          <button
            key={name}
            type="button"
            aria-pressed={from === range.from && to === range.to}
            onClick={() => onRest({ from, to })}
          >
            {t(`chart.brush.preset.${name}`)}
          </button>
        ))}
      </div>
    </div>
  );
};
