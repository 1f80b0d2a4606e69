import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { useIsLive } from "@statelier/ui/plain";
import { type CSSProperties, type ReactNode, useCallback, useState } from "react";
import styles from "./table.module.css";
import type { FigureProps } from "../../react/page-drawing.ts";
import { asTable } from "../../scene/read-scene.ts";
import { usePrinting } from "../../browser/use-printing.ts";
import type { TableScene } from "../../scene/scene.ts";
import { type Folding, useFolding } from "./group-head.tsx";
import { TableBody } from "./table-body.tsx";
import { TableHead } from "./table-head.tsx";

type TableProps = FigureProps & { scene: TableScene };

type ControlProps = Omit<TableProps, "name" | "isTyping" | "onShow">;

const TableSearch = (props: TableProps): ReactNode => {
  const { scene, input, form, isTyping, onShow, onChoose } = props;
  const keep = (): void => {
    if (isTyping) onChoose({ search: scene.search ?? "", page: 0 });
  };
  return (
    <div className="table-tools">
      <label className="table-search">
        {input.t("chart.table.search")}
        <input
          type="search"
          {...(form && { form: form.id, ...form.search })}
          value={scene.search}
          onChange={({ target }) => onShow({ search: target.value, page: 0 })}
          onBlur={keep}
          onKeyDown={({ key }) => {
            if (key === "Enter") keep();
          }}
        />
      </label>
      {form?.submit}
    </div>
  );
};

type RowList = {
  /** All rows stand in one list, of which these are seen. */
  seen: { first: number; last: number } | undefined;
  /** Absent without a program. */
  onSwitch: (() => void) | undefined;
};

const TablePager = ({
  scene,
  input: { t },
  form,
  onChoose,
  list: { seen, onSwitch },
}: ControlProps & { list: RowList }): ReactNode => {
  const { page, pageSize, totalRows } = scene;
  const paged = { first: page * pageSize, last: page * pageSize + scene.rows.length - 1 };
  const { first, last } = seen ?? paged;
  const renderTurn = (to: number, label: string): ReactNode => {
    const isOver = to < 0 || to * pageSize >= totalRows;
    return (
      <button
        {...(form ? { type: "submit", form: form.id, ...form.page(to) } : { type: "button" })}
        // One that was just pressed keeps the focus at the last page.
        {...(onSwitch ? { "aria-disabled": isOver } : { disabled: isOver })}
        onClick={(event) => {
          event.preventDefault();
          if (!isOver) onChoose({ page: to });
        }}
      >
        {label}
      </button>
    );
  };
  return (
    <div className="table-pager">
      <output aria-live={seen ? "off" : undefined}>
        {totalRows === 0
          ? t("chart.table.none")
          : t("chart.table.rows", { first: first + 1, last: last + 1, total: totalRows })}
      </output>
      {totalRows > pageSize ? (
        <>
          {seen ? null : renderTurn(page - 1, t("chart.table.previous"))}
          {seen ? null : renderTurn(page + 1, t("chart.table.next"))}
          {onSwitch ? (
            <button type="button" data-no-print="" onClick={onSwitch}>
              {t(seen ? "chart.table.paged" : "chart.table.all")}
            </button>
          ) : null}
        </>
      ) : null}
    </div>
  );
};

/** On a phone more columns than these would be read by scrolling aside. */
const MOST_NARROW_COLUMNS = 3;
const COMPACT_BELOW = 480;

/** Pixels of the heads of the columns, below which those of groups stay in sight; of one line until they are known. */
const useHeadHeight = () => {
  const [height, setHeight] = useState<number>();
  const head = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const style = height === undefined ? undefined : { "--head-height": `${height}px` };
  return { head, headStyle: style as CSSProperties | undefined };
};

/** One page of the rows, as it is sent. */
const PagedTable = (props: TableProps & { folding: Folding }): ReactNode => {
  const { scene, input, form, name, onChoose, folding } = props;
  const { head, headStyle } = useHeadHeight();
  const isCompact = scene.width < COMPACT_BELOW && scene.columns.length > MOST_NARROW_COLUMNS;
  return (
    <section
      className={scene.isWhole ? "table-whole" : "table-scroll"}
      data-fades=""
      aria-label={name || input.t("chart.table")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the keyboard
      tabIndex={0}
      style={headStyle}
    >
      <table
        className={styles["table"]}
        aria-label={name || undefined}
        {...(isCompact && { role: "table", "data-compact": "" })}
      >
        <thead ref={head}>
          <tr role={isCompact ? "row" : undefined}>
            {scene.columns.map((column) => (
              <TableHead
                key={column.componentId}
                role={isCompact ? "columnheader" : undefined}
                column={column}
                input={input}
                form={form}
                onChoose={onChoose}
              />
            ))}
          </tr>
        </thead>
        <TableBody
          scene={scene}
          folding={folding}
          missing={input.t("chart.missing")}
          isCompact={isCompact}
        />
      </table>
    </section>
  );
};

const allRows = makeLazy(() => import("./all-rows.tsx"));

/** Pages until the reader wants all rows in one list; on paper a page again. */
const SwitchedTable = (props: TableProps): ReactNode => {
  const { scene, input, form, onChoose } = props;
  const isLive = useIsLive();
  const [isList, setIsList] = useState(false);
  const [seen, setSeen] = useState({ first: 0, last: 0 });
  const isOnPaper = usePrinting(false);
  const folding = useFolding();
  const { part } = useLazy(allRows, isList);
  const isListed = isList && !isOnPaper && scene.totalRows > scene.pageSize;
  return (
    <>
      {scene.search === undefined ? null : <TableSearch {...props} />}
      {part && isListed ? (
        <part.AllRows {...props} folding={folding} onSee={setSeen} />
      ) : (
        <PagedTable {...props} folding={folding} />
      )}
      <TablePager
        scene={scene}
        input={input}
        form={form}
        onChoose={onChoose}
        list={{
          seen: part && isListed ? seen : undefined,
          onSwitch: isLive ? () => setIsList(!isList) : undefined,
        }}
      />
    </>
  );
};

/** A table with sortable columns, a page at a time or in one list. */
export const TableFigure = (props: FigureProps): ReactNode => {
  const scene = asTable(props.scene);
  return scene && <SwitchedTable {...props} scene={scene} />;
};
