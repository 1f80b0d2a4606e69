/** A day (`2014-06-30`) or a month (`2014-06`). */
type CalendarDate = string;

const isDay = (date: CalendarDate): boolean => date.length > 7;

/** The cells of a row: the days of a week, or a third of a year. */
const rowLength = (date: CalendarDate): number => (isDay(date) ? 7 : 3);

const DAY = 86_400_000;

const readTime = (day: CalendarDate): number => Date.parse(`${day}T00:00Z`);

const writeDay = (time: number): CalendarDate => new Date(time).toISOString().slice(0, 10);

const pad = (value: number, length: number): string => String(value).padStart(length, "0");

/** The same date so many months later; the last day of a month that is shorter. */
const addMonths = (date: CalendarDate, by: number): CalendarDate => {
  const [year = 0, month = 1, day] = date.split("-").map(Number);
  const index = year * 12 + month - 1 + by;
  const next = `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1, 2)}`;
  if (day === undefined) return next;
  const last = writeDay(readTime(`${addMonths(next, 1)}-01`) - DAY);
  return [`${next}-${pad(day, 2)}`, last].toSorted()[0] ?? last;
};

const addCells = (date: CalendarDate, by: number): CalendarDate =>
  isDay(date) ? writeDay(readTime(date) + by * DAY) : addMonths(date, by);

/** Where a date stands in its row; weeks begin with Monday. */
const placeInRow = (date: CalendarDate): number =>
  isDay(date)
    ? (new Date(readTime(date)).getUTCDay() + 6) % 7
    : (Number(date.slice(5, 7)) - 1) % rowLength(date);

/** What one page shows: the month of a day, the year of a month. */
export const pageOf = (date: CalendarDate): string => date.slice(0, isDay(date) ? 7 : 4);

/** The rows of the page of `date`; undefined where a day belongs to another month. */
export const listCalendarRows = (date: CalendarDate): (CalendarDate | undefined)[][] => {
  const page = pageOf(date);
  const length = rowLength(date);
  const start = `${page}-01`;
  const rows: (CalendarDate | undefined)[][] = [];
  let next = addCells(start, -placeInRow(start));
  while (next <= start || pageOf(next) === page) {
    const row = Array.from({ length }, (_, index) => addCells(next, index));
    rows.push(row.map((cell) => (pageOf(cell) === page ? cell : undefined)));
    next = addCells(next, length);
  }
  return rows;
};

/** The dates from the first to the last that there is: nothing is beyond them. */
export type Bounds = { first: CalendarDate; last: CalendarDate };

/** A date within the bounds. */
export const keepWithin = (date: CalendarDate, { first, last }: Bounds): CalendarDate =>
  date < first ? first : date > last ? last : date;

/** Where a key leads from a date, as in any grid of dates; undefined for a key that leads nowhere. */
export const moveByKey = (
  date: CalendarDate,
  key: string,
  isShifted: boolean,
): CalendarDate | undefined => {
  const row = rowLength(date);
  const page = isDay(date) && !isShifted ? 1 : 12;
  const place = placeInRow(date);
  const moves: Record<string, () => CalendarDate> = {
    ArrowLeft: () => addCells(date, -1),
    ArrowRight: () => addCells(date, 1),
    ArrowUp: () => addCells(date, -row),
    ArrowDown: () => addCells(date, row),
    Home: () => addCells(date, -place),
    End: () => addCells(date, row - 1 - place),
    PageUp: () => addMonths(date, -page),
    PageDown: () => addMonths(date, page),
  };
  return moves[key]?.();
};

/** The same day of another month or year, or the same month of another year. */
export const turnTo = (date: CalendarDate, { year, month }: { year?: number; month?: number }) => {
  const [ownYear = 0, ownMonth = 1] = date.split("-").map(Number);
  return addMonths(date, ((year ?? ownYear) - ownYear) * 12 + (month ?? ownMonth) - ownMonth);
};
