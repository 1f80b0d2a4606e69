import { hasColumns } from "@statelier/document";
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import styles from "./table.module.css";
import type { FigureProps } from "../../react/page-drawing.ts";
import type { ChartInput, ChartInputOf } from "../../scene/chart-input.ts";
import type { Folding } from "./group-head.tsx";
import { type DrawnLine, ListBody } from "./list-body.tsx";
import { type Lines, linesAbove, listLines, rowsOfLine } from "./list-lines.ts";
import { readWholeTable, type WholeTable } from "./read-whole-table.ts";
import { TableHead } from "./table-head.tsx";
import { useScrollRest } from "../../browser/use-scroll-rest.ts";
import {
  listHeight,
  type ListView,
  moveWindow,
  ROW_HEIGHT,
  type RowWindow,
  scrollTopOf,
  seenRows,
  windowRows,
} from "./window-rows.ts";

const isOfTable = (input: ChartInput): input is ChartInput & ChartInputOf<"table"> =>
  hasColumns(input.config);

/** Pixels by which the table follows what is scrolled: Firefox keeps heads in sight no farther than 8.9 million from it. */
const BLOCK = 100_000;

type Scroller = RefObject<HTMLElement | null>;

/** Whether the focus or a selection lies in the rows: their elements then go with them. */
const isHeld = (scroller: HTMLElement): boolean => {
  const selection = getSelection();
  return (
    scroller.querySelector("tbody :focus") !== null ||
    (selection !== null && !selection.isCollapsed && selection.containsNode(scroller, true))
  );
};

const readList = (scroller: HTMLElement | null, count: number): ListView | undefined => {
  const head = scroller?.querySelector("thead");
  if (!scroller || !head) return undefined;
  const height = Math.max(ROW_HEIGHT, scroller.clientHeight - head.offsetHeight);
  return { count, height, scrollTop: scroller.scrollTop };
};

type Seen = { view: ListView; window: RowWindow };

const START: ListView = { count: 0, height: 600, scrollTop: 0 };

/** What is seen of the list in its scroller, changed as it is scrolled or its room changes. */
const useListView = (
  scroller: Scroller,
  { whole, count }: { whole: WholeTable; count: number },
) => {
  const [last, setLast] = useState<Seen>({ view: START, window: windowRows(START) });
  const [headHeight, setHeadHeight] = useState(ROW_HEIGHT);
  const read = useCallback(() => readList(scroller.current, count), [scroller, count]);
  const move = useCallback((): void => {
    const view = read();
    if (!view || !scroller.current) return;
    const held = isHeld(scroller.current);
    // The rows that are drawn reach farther than those that are seen: most steps of scrolling change nothing.
    setLast((before) => {
      const from = windowOf(before, count);
      const window = moveWindow(from, view, held);
      return window === before.window ? before : { view, window };
    });
  }, [scroller, read, count]);
  const settle = useCallback((): void => {
    const view = read();
    if (!view) return;
    setLast(({ window: { origin } }) => ({ view, window: windowRows(view, origin) }));
  }, [read]);
  useLayoutEffect(() => {
    const element = scroller.current;
    const head = element?.querySelector("thead");
    if (!element || !head) return undefined;
    const observer = new ResizeObserver(() => {
      setHeadHeight(head.offsetHeight);
      settle();
    });
    observer.observe(element);
    observer.observe(head);
    return () => observer.disconnect();
  }, [scroller, settle]);
  // Other rows, or another order: from the first one on.
  useLayoutEffect(() => scroller.current?.scrollTo(0, 0), [scroller, whole]);
  return { window: windowOf(last, count), headHeight, read, move, settle };
};

/** Groups that are folded leave other lines. */
const windowOf = ({ view, window }: Seen, count: number): RowWindow =>
  view.count === count ? window : windowRows({ ...view, count }, window.origin);

/** `covered`: rows that go under the heads of their groups. */
const nextRow = (key: string, list: ListView, covered: number): number | undefined => {
  const { first, last } = seenRows(list);
  const page = Math.max(1, last - first - covered);
  const rows: Record<string, number> = {
    ArrowDown: first + 1,
    ArrowUp: first - 1,
    PageDown: first + page,
    PageUp: first - page,
    Home: 0,
    End: list.count,
  };
  return rows[key];
};

/** The lines to draw with their places in the list: those of a window, under the heads of their groups, which stay in sight. */
const useDrawnLines = (
  { lines, heads }: { lines: Lines; heads: WholeTable["heads"] },
  { first, end, top }: RowWindow,
) =>
  useMemo(() => {
    const above = linesAbove(lines[first] ?? 0, heads);
    const drawn: DrawnLine[] = [
      ...above.map((line) => ({ line, index: lines.lastIndexOf(line, first) })),
      ...Array.from(lines.subarray(first, end), (line, at) => ({ line, index: first + at })),
    ];
    return { drawn, top: top - above.length * ROW_HEIGHT };
  }, [lines, heads, first, end, top]);

/** The heads of the columns stay as they are while the rows below them are scrolled. */
const ListHead = memo(
  ({
    columns,
    ...props
  }: Pick<FigureProps, "input" | "form" | "onChoose"> & Pick<WholeTable, "columns">): ReactNode => (
    <>
      <colgroup>
        {columns.map(({ componentId, width }) => (
          <col key={componentId} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <TableHead key={column.componentId} column={column} {...props} />
          ))}
        </tr>
      </thead>
    </>
  ),
);

/** All rows of a table in one list, of which those in sight are drawn. */
export const AllRows = ({
  input,
  form,
  name,
  folding,
  onChoose,
  onSee,
}: FigureProps & {
  folding: Folding;
  onSee: (rows: { first: number; last: number }) => void;
}): ReactNode => {
  if (!isOfTable(input)) throw new Error("Only tables have rows.");
  const { folded } = folding;
  const whole = useMemo(() => readWholeTable(input), [input]);
  const { columns, rowCount, heads } = whole;
  const lines: Lines = useMemo(() => listLines(rowCount, heads, folded), [rowCount, heads, folded]);
  const levels = useMemo(
    () => heads.reduce((most, { level }) => Math.max(most, level + 1), 0),
    [heads],
  );
  const scroller = useRef<HTMLElement>(null);
  const { window, headHeight, read, move, settle } = useListView(scroller, {
    whole,
    count: lines.length,
  });
  const see = useCallback((): void => {
    const list = read();
    if (!list) return;
    const seen = seenRows(list);
    const { first } = rowsOfLine(lines[seen.first] ?? 0, heads, folded);
    const { last } = rowsOfLine(lines[seen.last] ?? 0, heads, folded);
    onSee({ first, last });
  }, [read, lines, heads, folded, onSee]);
  useLayoutEffect(see, [see]);
  const onRest = useCallback((): void => {
    see();
    settle();
  }, [see, settle]);
  const restLater = useScrollRest(onRest);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const list = read();
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!list || isOther || event.target !== event.currentTarget) return;
    const row = nextRow(event.key, list, levels);
    if (row === undefined) return;
    event.preventDefault();
    event.currentTarget.scrollTop = scrollTopOf(row, list);
  };
  const { drawn, top } = useDrawnLines({ lines, heads }, window);
  const block = Math.floor(top / BLOCK) * BLOCK;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys go row by row, however high the list is
    <section
      ref={scroller}
      className="table-scroll"
      aria-label={name || input.t("chart.table")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={() => {
        move();
        restLater();
      }}
    >
      <div className={styles["list"]} style={{ height: headHeight + listHeight(lines.length) }}>
        <div className={styles["fades"]}>
          <div />
        </div>
        <table
          className={styles["table"]}
          aria-label={name || undefined}
          data-rows="all"
          aria-rowcount={lines.length + 1}
          style={{ top: block, minWidth: columns.reduce((sum, { width }) => sum + width, 0) }}
        >
          <ListHead columns={columns} input={input} form={form} onChoose={onChoose} />
          <ListBody
            whole={whole}
            drawn={drawn}
            origin={window.origin}
            top={top - block}
            missing={input.t("chart.missing")}
            folding={folding}
          />
        </table>
      </div>
    </section>
  );
};
