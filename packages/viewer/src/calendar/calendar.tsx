import { canListYears } from "@statelier/document";
import {
  joinClasses,
  PlainButton,
  PlainSelect,
  PlainTextField,
  useLocale,
  useT,
} from "@statelier/ui/plain";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import {
  type Bounds,
  keepWithin,
  listCalendarRows,
  moveByKey,
  pageOf,
  turnTo,
} from "./calendar-pages.ts";
import { type DateNames, nameDates } from "./name-dates.ts";
import styles from "./calendar.module.css";

/** Puts the focus on the cell that keys led to, and on the first one as the calendar opens. */
const useCellFocus = (at: string) => {
  const grid = useRef<HTMLTableElement>(null);
  const isWanted = useRef(true);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [at]);
  return {
    grid,
    follow: (): void => {
      isWanted.current = true;
    },
  };
};

/** The year of the page: listed up to a range of 100, else typed, and taken once it is one of the data (DP4). */
const YearField = ({
  year,
  first,
  last,
  onTurn,
}: {
  year: number;
  first: number;
  last: number;
  onTurn: (year: number) => void;
}): ReactNode => {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  if (canListYears(first, last)) {
    const years = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
    return (
      <PlainSelect
        className={styles["year"] ?? ""}
        label={t("viewer.date.year")}
        value={String(year)}
        options={years.map((value) => ({ value, label: value }))}
        onChange={({ target }) => onTurn(Number(target.value))}
      />
    );
  }
  return (
    <PlainTextField
      className={styles["year"] ?? ""}
      label={t("viewer.date.year")}
      value={typed ?? String(year)}
      inputMode="numeric"
      autoComplete="off"
      aria-invalid={typed?.length === 4 || undefined}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      onChange={({ target: { value } }) => {
        const isYear = /^\d{4}$/.test(value) && Number(value) >= first && Number(value) <= last;
        setTyped(isYear ? undefined : value);
        if (isYear) onTurn(Number(value));
      }}
    />
  );
};

type HeadProps = {
  at: string;
  bounds: Bounds;
  names: DateNames;
  onTurn: (at: string) => void;
};

/** Which page is shown, and the ways to another. */
const CalendarHead = ({ at, bounds, names, onTurn }: HeadProps): ReactNode => {
  const t = useT();
  const { first, last } = bounds;
  const [year = 0, month = 1, day] = at.split("-").map(Number);
  const turn = (to: Parameters<typeof turnTo>[1]): void =>
    onTurn(keepWithin(turnTo(at, to), bounds));
  const step =
    day === undefined ? ({ name: "year", by: 12 } as const) : ({ name: "month", by: 1 } as const);
  const isOut = (page: string): boolean => page < pageOf(first) || page > pageOf(last);
  const months = names.months.map((label, index) => ({
    value: String(index + 1),
    label,
    isDisabled: isOut(pageOf(turnTo(at, { month: index + 1 }))),
  }));
  return (
    <div className={styles["head"]}>
      <PlainButton
        icon
        tone="quiet"
        className={joinClasses(styles["turn"], styles["before"])}
        aria-label={t(`viewer.date.${step.name}-before`)}
        disabled={pageOf(at) <= pageOf(first)}
        onClick={() => turn({ month: month - step.by })}
      />
      {day === undefined ? null : (
        <PlainSelect
          label={t("viewer.date.month")}
          value={String(month)}
          options={months}
          onChange={({ target }) => turn({ month: Number(target.value) })}
        />
      )}
      <YearField
        year={year}
        first={Number(first.slice(0, 4))}
        last={Number(last.slice(0, 4))}
        onTurn={(next) => turn({ year: next })}
      />
      <PlainButton
        icon
        tone="quiet"
        className={joinClasses(styles["turn"], styles["after"])}
        aria-label={t(`viewer.date.${step.name}-after`)}
        disabled={pageOf(at) >= pageOf(last)}
        onClick={() => turn({ month: month + step.by })}
      />
    </div>
  );
};

type CellProps = {
  date: string;
  names: DateNames;
  isHere: boolean;
  isChosen: boolean;
  isThere: boolean;
  onTake: () => void;
};

const Cell = ({ date, names, isHere, isChosen, isThere, onTake }: CellProps): ReactNode => (
  // The keys of all cells are the grid's.
  <td
    className={styles["cell"]}
    tabIndex={isHere ? 0 : -1}
    aria-label={names.date(date)}
    aria-selected={isChosen}
    aria-disabled={!isThere}
    onClick={onTake}
  >
    {names.cell(date)}
  </td>
);

const Weekdays = ({ names }: { names: DateNames }): ReactNode => (
  <thead>
    <tr>
      {names.weekdays.map(({ short, long }) => (
        <th scope="col" abbr={long} key={long}>
          {short}
        </th>
      ))}
    </tr>
  </thead>
);

/** The dates of a dimension, days or months, on the pages of a calendar; only those that there are can be chosen. */
export const Calendar = ({
  label,
  dates,
  value,
  onChoose,
}: {
  label: string;
  /** Ascending and all as fine as each other: days (`2014-06-30`) or months (`2014-06`). */
  dates: readonly string[];
  value: string;
  onChoose: (date: string) => void;
}): ReactNode => {
  const t = useT();
  const names = nameDates(useLocale());
  const bounds = { first: dates[0] ?? value, last: dates.at(-1) ?? value };
  const [at, setAt] = useState(() => keepWithin(value || bounds.last, bounds));
  const { grid, follow } = useCellFocus(at);
  const there = new Set(dates);
  const take = (date: string): void => {
    if (there.has(date)) onChoose(date);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = moveByKey(at, event.key, event.shiftKey);
    if (to !== undefined) {
      follow();
      setAt(keepWithin(to, bounds));
    } else if (event.key === "Enter" || event.key === " ") take(at);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles["calendar"]}>
      <CalendarHead at={at} bounds={bounds} names={names} onTurn={setAt} />
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of dates, as the practices for ARIA have it
        role="grid"
        ref={grid}
        className={styles["grid"]}
        aria-label={`${t("viewer.label", { name: label })} ${names.page(at)}`}
        onKeyDown={onKeyDown}
      >
        {at.length > 7 ? <Weekdays names={names} /> : null}
        <tbody>
          {listCalendarRows(at).map((row) => (
            <tr key={row.find(Boolean)}>
              {row.map((date, place) =>
                date === undefined ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty place
                  <td key={place} />
                ) : (
                  <Cell
                    key={date}
                    date={date}
                    names={names}
                    isHere={date === at}
                    isChosen={date === value}
                    isThere={there.has(date)}
                    onTake={() => {
                      setAt(keepWithin(date, bounds));
                      take(date);
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
