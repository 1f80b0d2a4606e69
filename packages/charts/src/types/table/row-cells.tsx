import type { CSSProperties, ReactNode } from "react";
import { pagePaint } from "../../paint/resolve-paint.ts";
import type {
  TableCell,
  TableCellLine,
  TableCellLook,
  TableSceneColumn,
} from "../../scene/scene.ts";
import { ROW_LINE } from "./row-lines.ts";

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const Bar = ({ from, to, color, ground }: NonNullable<TableCellLook["bar"]>): ReactNode => (
  <span className="cell-bar" style={ground ? { background: ground } : {}}>
    <span
      style={{ marginInlineStart: percent(from), width: percent(to - from), background: color }}
    />
  </span>
);

/** Pixels that keep a line and its dot within their box. */
const INSET = 3;

const RowLine = ({ parts, text }: TableCellLine): ReactNode => {
  const { width, height } = ROW_LINE;
  const toPixel = ({ x, y }: { x: number; y: number }): string =>
    `${(INSET + x * (width - 2 * INSET)).toFixed(1)},${(INSET + (1 - y) * (height - 2 * INSET)).toFixed(1)}`;
  const [x, y] = toPixel(parts.at(-1)?.at(-1) ?? { x: 1, y: 0.5 }).split(",");
  return (
    <svg className="cell-line" role="img" aria-label={text} width={width} height={height}>
      <title>{text}</title>
      {parts.map((points) => (
        <polyline key={points[0]?.x} points={points.map(toPixel).join(" ")} />
      ))}
      <circle cx={x} cy={y} r={2.5} />
    </svg>
  );
};

const CellContent = ({ text, look }: TableCell): ReactNode => {
  if (look?.tag)
    return (
      <span className="cell-tag" style={{ background: look.tag, color: look.color }}>
        {text}
      </span>
    );
  if (!look?.bar && !look?.line) return text;
  return (
    <>
      {look.line ? <RowLine {...look.line} /> : null}
      {text}
      {look.bar ? <Bar {...look.bar} /> : null}
    </>
  );
};

/** Inside another page a link leads that page on, not the frame. */
export const Cell = (cell: TableCell): ReactNode =>
  cell.href === undefined ? (
    <CellContent {...cell} />
  ) : (
    <a href={cell.href} target="_parent">
      <CellContent {...cell} />
    </a>
  );

const makeStyle = ({
  align,
  weight,
  color,
  background,
  isLimited,
  width,
}: TableSceneColumn): CSSProperties => ({
  textAlign: align,
  fontWeight: weight,
  ...(isLimited ? { maxWidth: width, overflowWrap: "anywhere" } : {}),
  ...(color === "ink" ? {} : { color: pagePaint(color) }),
  ...(background === "paper" ? {} : { background: pagePaint(background) }),
});

/** One object for all cells of a column: a list that is scrolled then has nothing to compare. */
const known = new WeakMap<TableSceneColumn, CSSProperties>();

const styleOf = (column: TableSceneColumn, look: TableCellLook | undefined): CSSProperties => {
  const style = known.get(column) ?? makeStyle(column);
  known.set(column, style);
  return look?.background ? { ...style, background: look.background, color: look.color } : style;
};

/** Whether nothing stands behind the text of a cell: no bar, no edge of a tag. */
const endsWithText = ({ look }: TableCell): boolean => !look?.bar && !look?.tag;

/** The cells of a row of a table. */
export const RowCells = ({
  columns,
  cells,
  missing,
  isCompact = false,
  isOneLine = false,
  padAt,
}: {
  columns: readonly TableSceneColumn[];
  cells: readonly TableCell[];
  /** How a cell without a value is read out. */
  missing: string;
  isCompact?: boolean;
  /** Each cell is one line, and may be cut. */
  isOneLine?: boolean;
  /** What stands behind a number, unseen, so that decimal points stand in line. */
  padAt?: (place: number) => string | undefined;
}): ReactNode =>
  cells.map((cell, place) => {
    const column = columns[place];
    if (!column) return null;
    const { componentId, label, isKey, isLimited } = column;
    const pad = endsWithText(cell) ? padAt?.(place) : undefined;
    return (
      <td
        key={componentId}
        // What is absent is not looked at: a list that is scrolled makes hundreds of cells a second.
        {...((isKey || isCompact) && { role: isKey ? "rowheader" : "cell" })}
        {...(isCompact && { "data-label": label })}
        style={styleOf(column, cell.look)}
        {...(cell.language && { lang: cell.language })}
        {...((isLimited || isOneLine) && { title: cell.text })}
        {...(cell.value === null && { "aria-label": missing })}
        {...(pad && { "data-pad": pad })}
      >
        {cell.href === undefined && !cell.look ? cell.text : <Cell {...cell} />}
      </td>
    );
  });
