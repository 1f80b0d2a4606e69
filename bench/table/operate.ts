const nextFrame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const MOST_MS = 20_000;

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

/** Milliseconds until what an act changes is painted. */
export const timeUntil = async (act: () => void, isDone: () => boolean): Promise<number> => {
  await nextFrame();
  await pause(50);
  const start = performance.now();
  act();
  do await nextFrame();
  while (!isDone() && performance.now() - start < MOST_MS);
  if (!isDone()) throw new Error("Nothing has come of an act.");
  await pause(0);
  return performance.now() - start;
};

/** Rows of the whole list, without the heads of the columns. */
const isListOf = (rows: number): boolean =>
  document.querySelector(`table[aria-rowcount="${rows + 1}"] tbody td`) !== null;

/** Until all rows stand in one list that is scrolled. */
export const timeList = (rows: number): Promise<number> =>
  timeUntil(
    () =>
      [...document.querySelectorAll("button")]
        .find(({ textContent }) => textContent === "All rows in one list")
        ?.click(),
    () => isListOf(rows),
  );

/** The number in a column of the first row. */
const readFirst = (column: number): number => {
  const cell = find(`tbody tr td:nth-child(${column + 1})`);
  return Number(cell.textContent.replaceAll(/[^\d.]/g, ""));
};

/** Sorts by a column, up and down in turns; what stands first each time. */
export const timeSorts = async (column: number, times: number) => {
  const samples: { ms: number; first: number }[] = [];
  for (let time = 0; time < times; time += 1) {
    const before = readFirst(column);
    const ms = await timeUntil(
      () => find<HTMLElement>(`thead th:nth-child(${column + 1}) button`).click(),
      () => readFirst(column) !== before,
    );
    samples.push({ ms, first: readFirst(column) });
  }
  return samples;
};

/** Milliseconds of each change of the search, as one letter more writes it. */
export const timeSearches = async (searches: readonly { text: string; rows: number }[]) => {
  const input = find<HTMLInputElement>("input[type=search]");
  const samples: number[] = [];
  for (const { text, rows } of searches) {
    const ms = await timeUntil(
      () => {
        // React keeps watch over the element's own property.
        Reflect.set(HTMLInputElement.prototype, "value", text, input);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      },
      () => isListOf(rows),
    );
    samples.push(ms);
  }
  return samples;
};

/** Scrolls by so many pixels a frame: milliseconds of each, and how many showed no row in their middle. */
export const scroll = async (ms: number, step: number) => {
  const list = find<HTMLElement>(".table-scroll");
  list.scrollTop = 0;
  await pause(300);
  const { left, top, width, height } = list.getBoundingClientRect();
  const isBlank = (): boolean =>
    !document.elementFromPoint(left + width / 2, top + height / 2)?.closest("td");
  const frames: number[] = [];
  let blank = 0;
  let last = await nextFrame();
  const end = last + ms;
  while (last < end) {
    list.scrollTop += step;
    const now = await nextFrame();
    frames.push(now - last);
    blank += isBlank() ? 1 : 0;
    last = now;
  }
  return { frames, blank };
};

/** Pixels of all that can be scrolled. */
export const readHeight = (): number => find(".table-scroll").scrollHeight;
