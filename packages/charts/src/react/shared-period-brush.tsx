import { type ReactNode, useMemo, useState } from "react";
import { type BrushDate, listBrushDates } from "../interaction/brush-dates.ts";
import { type BrushRange, findRange, listPresets } from "../interaction/time-brush.ts";
import type { ChartInput } from "../scene/chart-input.ts";
import { TimeBrush } from "./time-brush.tsx";
import { useRest } from "./use-rest.ts";

type TimeRange = { from: string; to: string };

export type SharedPeriodProps = Pick<ChartInput, "config" | "components" | "locale" | "t"> & {
  /** That which is shown, where it is not the author's. */
  period: TimeRange | undefined;
  onChoose: (period: TimeRange) => void;
};

/** More dates than these stand as near to each other as a line. */
const MOST_MARKS = 50;

/** The track begins where texts do, and leaves room for what a finger takes hold of at its end. */
const INSET = { left: 0, right: 24 };

/** Narrows a period for several charts: they follow once a handle rests, for all of them are drawn anew. */
export const SharedPeriodBrush = ({
  config,
  components,
  locale,
  t,
  period,
  onChoose,
}: SharedPeriodProps): ReactNode => {
  const dates = useMemo(
    () => listBrushDates({ config, components, locale }),
    [config, components, locale],
  );
  const [moving, setMoving] = useState<BrushRange>();
  const author = config.interactiveFiltersConfig?.timeRange.presets ?? { from: "", to: "" };
  const nameOf = (date: BrushDate | undefined): string => date?.value ?? "";
  const { rest, restLater } = useRest(({ from, to }: BrushRange) => {
    setMoving(undefined);
    onChoose({ from: nameOf(dates[from]), to: nameOf(dates[to]) });
  });
  return (
    <TimeBrush
      dates={dates}
      range={moving ?? findRange(dates, period ?? author)}
      presets={listPresets(dates, author)}
      overview={[]}
      hasMarks={dates.length <= MOST_MARKS}
      inset={INSET}
      t={t}
      onMove={(range, cause) => {
        setMoving(range);
        if (cause === "key") restLater(range);
      }}
      onRest={rest}
    />
  );
};
