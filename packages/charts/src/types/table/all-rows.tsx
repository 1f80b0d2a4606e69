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
import { useRest } from "../../browser/use-rest.ts";
import type { ChartInput, ChartInputOf } from "../../scene/chart-input.ts";
import { type Folding, GroupHead } from "./group-head.tsx";
import { headOf, type Lines, linesAbove, listLines, rowsOfLine } from "./list-lines.ts";
import { readWholeTable, type WholeTable } from "./read-whole-table.ts";
import { RowCells } from "./row-cells.tsx";
import { TableHead } from "./table-head.tsx";
import {
  listHeight,
  type ListView,
  ROW_HEIGHT,
  type RowWindow,
  scrollTopOf,
  seenRows,
  windowRows,
} from "./window-rows.ts";

const isOfTable = (input: ChartInput): input is ChartInput & ChartInputOf<"table"> =>
  hasColumns(input.config);

/** The head of the columns is the first row. */
const FIRST_INDEX = 2;

type RowProps = {
  whole: WholeTable;
  line: number;
  index: number;
  missing: string;
  isFolded: boolean;
  onToggle: (key: string) => void;
};

const Row = memo(({ whole, line, index, missing, isFolded, onToggle }: RowProps): ReactNode => {
  const { columns, heads } = whole;
  const head = line < 0 ? heads[headOf(line)] : undefined;
  const cells = head ? [] : whole.cellsOf(line);
  return (
    <tr aria-rowindex={index + FIRST_INDEX} style={{ height: ROW_HEIGHT }}>
      {head ? (
        <GroupHead group={head} span={columns.length} isFolded={isFolded} onToggle={onToggle} />
      ) : (
        <RowCells
          columns={columns}
          cells={cells}
          missing={missing}
          isOneLine
          padAt={(place) => whole.padOf(place, cells[place]?.text ?? "")}
        />
      )}
    </tr>
  );
});

/** What is seen of the list in its scroller, changed as it is scrolled or its room changes. */
const useListView = (
  scroller: RefObject<HTMLElement | null>,
  { whole, count }: { whole: WholeTable; count: number },
) => {
  const [view, setView] = useState<ListView>({ count, height: 600, scrollTop: 0 });
  const [headHeight, setHeadHeight] = useState(ROW_HEIGHT);
  const read = useCallback((): ListView | undefined => {
    const element = scroller.current;
    const head = element?.querySelector("thead");
    if (!element || !head) return undefined;
    const height = Math.max(ROW_HEIGHT, element.clientHeight - head.offsetHeight);
    return { count, height, scrollTop: element.scrollTop };
  }, [scroller, count]);
  const update = useCallback((): void => {
    const next = read();
    if (!next) return;
    // The rows that are drawn reach farther than those that are seen: most steps of scrolling change nothing.
    setView((before) => {
      const [from, to] = [windowRows(before), windowRows(next)];
      const isSame = from.first === to.first && from.end === to.end && from.top === to.top;
      return isSame && before.count === next.count ? before : next;
    });
  }, [read]);
  useLayoutEffect(() => {
    const element = scroller.current;
    const head = element?.querySelector("thead");
    if (!element || !head) return undefined;
    const observer = new ResizeObserver(() => {
      setHeadHeight(head.offsetHeight);
      update();
    });
    observer.observe(element);
    observer.observe(head);
    return () => observer.disconnect();
  }, [scroller, update]);
  // Other rows, or another order: from the first one on.
  useLayoutEffect(() => scroller.current?.scrollTo(0, 0), [scroller, whole]);
  return { window: windowRows({ ...view, count }), headHeight, read, update };
};

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
    const drawn = [
      ...above.map((line) => ({ line, index: lines.lastIndexOf(line, first) })),
      ...Array.from(lines.subarray(first, end), (line, at) => ({ line, index: first + at })),
    ];
    return { drawn, top: top - above.length * ROW_HEIGHT };
  }, [lines, heads, first, end, top]);

/** All rows of a table in one list, of which those in sight are drawn. */
export const AllRows = ({
  input,
  form,
  name,
  folding: { folded, toggle },
  onChoose,
  onSee,
}: FigureProps & {
  folding: Folding;
  onSee: (rows: { first: number; last: number }) => void;
}): ReactNode => {
  if (!isOfTable(input)) throw new Error("Only tables have rows.");
  const whole = useMemo(() => readWholeTable(input), [input]);
  const { columns, rowCount, heads } = whole;
  const lines: Lines = useMemo(() => listLines(rowCount, heads, folded), [rowCount, heads, folded]);
  const levels = useMemo(
    () => heads.reduce((most, { level }) => Math.max(most, level + 1), 0),
    [heads],
  );
  const scroller = useRef<HTMLElement>(null);
  const { window, headHeight, read, update } = useListView(scroller, {
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
  const { restLater } = useRest(see);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const list = read();
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!list || isOther || event.target !== event.currentTarget) return;
    const row = nextRow(event.key, list, levels);
    if (row === undefined) return;
    event.preventDefault();
    event.currentTarget.scrollTop = scrollTopOf(row, list);
  };
  const missing = input.t("chart.missing");
  const { drawn, top } = useDrawnLines({ lines, heads }, window);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys go row by row, however high the list is
    <section
      ref={scroller}
      className="table-scroll"
      data-fades=""
      aria-label={name || input.t("chart.table")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={() => {
        update();
        restLater(undefined);
      }}
    >
      <div style={{ height: headHeight + listHeight(lines.length) }}>
        <table
          className={styles["table"]}
          aria-label={name || undefined}
          data-rows="all"
          aria-rowcount={lines.length + 1}
          style={{ top, minWidth: columns.reduce((sum, { width }) => sum + width, 0) }}
        >
          <colgroup>
            {columns.map(({ componentId, width }) => (
              <col key={componentId} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map((column) => (
                <TableHead
                  key={column.componentId}
                  column={column}
                  input={input}
                  form={form}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {drawn.map(({ line, index }) => {
              const key = heads[headOf(line)]?.key;
              return (
                <Row
                  key={line}
                  whole={whole}
                  line={line}
                  index={index}
                  missing={missing}
                  isFolded={key !== undefined && folded.has(key)}
                  onToggle={toggle}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};
