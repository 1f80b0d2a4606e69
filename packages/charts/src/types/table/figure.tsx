import { type CSSProperties, type ReactNode, useCallback, useState } from "react";
import styles from "../../react/chart.module.css";
import type { FigureProps } from "../../react/page-drawing.ts";
import { asTable } from "../../scene/read-scene.ts";
import type { TableScene, TableSceneColumn } from "../../scene/scene.ts";
import { TableBody } from "./table-body.tsx";

type TableProps = FigureProps & { scene: TableScene };

const SORT_STATE = { asc: "ascending", desc: "descending" } as const;

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

const TableHead = ({
  column,
  input,
  form,
  onChoose,
}: Omit<ControlProps, "scene"> & { column: TableSceneColumn }): ReactNode => {
  const { componentId, label, unit, sorted } = column;
  const order = { componentId, sortingOrder: sorted === "asc" ? "desc" : "asc" } as const;
  const before = (input.view.sorting ?? []).filter((each) => each.componentId !== componentId);
  return (
    <th
      scope="col"
      style={{
        // On a phone two columns leave room for a third.
        minWidth: `min(${Math.min(column.width, 200)}px, 36cqi)`,
        textAlign: column.align,
      }}
      aria-sort={sorted ? SORT_STATE[sorted] : undefined}
    >
      <button
        {...(form ? { type: "submit", form: form.id, ...form.order(order) } : { type: "button" })}
        onClick={(event) => {
          event.preventDefault();
          onChoose({ sorting: [order, ...before], page: 0 });
        }}
      >
        {label}
        {unit === "" ? "" : ` (${unit})`}
        <span aria-hidden="true">{sorted === "desc" ? " ↓" : sorted ? " ↑" : ""}</span>
      </button>
    </th>
  );
};

const TablePager = ({ scene, input: { t }, form, onChoose }: ControlProps): ReactNode => {
  const first = scene.page * scene.pageSize;
  const last = first + scene.rows.length;
  const renderTurn = (page: number, label: string): ReactNode => (
    <button
      {...(form ? { type: "submit", form: form.id, ...form.page(page) } : { type: "button" })}
      disabled={page < 0 || page * scene.pageSize >= scene.totalRows}
      onClick={(event) => {
        event.preventDefault();
        onChoose({ page });
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="table-pager">
      <output>
        {scene.totalRows === 0
          ? t("chart.table.none")
          : t("chart.table.rows", { first: first + 1, last, total: scene.totalRows })}
      </output>
      {scene.totalRows > scene.pageSize ? (
        <>
          {renderTurn(scene.page - 1, t("chart.table.previous"))}
          {renderTurn(scene.page + 1, t("chart.table.next"))}
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

const PagedTable = (props: TableProps): ReactNode => {
  const { scene, input, form, name, onChoose } = props;
  const { head, headStyle } = useHeadHeight();
  const isCompact = scene.width < COMPACT_BELOW && scene.columns.length > MOST_NARROW_COLUMNS;
  return (
    <>
      {scene.search === undefined ? null : <TableSearch {...props} />}
      <section
        className={scene.isWhole ? "table-whole" : "table-scroll"}
        data-fades=""
        aria-label={name || input.t("chart.table")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the keyboard
        tabIndex={0}
      >
        <table
          className={styles["table"]}
          style={headStyle}
          {...(isCompact && { role: "table", "data-compact": "" })}
        >
          <thead ref={head}>
            <tr role={isCompact ? "row" : undefined}>
              {scene.columns.map((column) => (
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
          <TableBody scene={scene} missing={input.t("chart.missing")} isCompact={isCompact} />
        </table>
      </section>
      <TablePager scene={scene} input={input} form={form} onChoose={onChoose} />
    </>
  );
};

/** A table with sortable columns, a page at a time. */
export const TableFigure = (props: FigureProps): ReactNode => {
  const scene = asTable(props.scene);
  return scene && <PagedTable {...props} scene={scene} />;
};
