import { alignDecimals } from "@statelier/model";
import type { CSSProperties, ReactNode } from "react";
import { pagePaint } from "../../paint/resolve-paint.ts";
import type { TableCell, TableCellLook, TableScene, TableSceneColumn } from "../../scene/scene.ts";

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const Bar = ({ from, to, color, ground }: NonNullable<TableCellLook["bar"]>): ReactNode => (
  <span className="cell-bar" style={ground ? { background: ground } : {}}>
    <span
      style={{ marginInlineStart: percent(from), width: percent(to - from), background: color }}
    />
  </span>
);

const Cell = ({ text, look }: TableCell): ReactNode => {
  if (look?.bar)
    return (
      <>
        {text}
        <Bar {...look.bar} />
      </>
    );
  return look?.tag ? (
    <span className="cell-tag" style={{ background: look.tag, color: look.color }}>
      {text}
    </span>
  ) : (
    text
  );
};

/** The rows of a page, each group under its head. */
export const TableBody = ({
  scene,
  missing,
}: {
  scene: TableScene;
  /** How a cell without a value is read out. */
  missing: string;
}): ReactNode => {
  const { columns, groups, rows, page, pageSize } = scene;
  const styleOf = (
    { align, weight, color, background }: TableSceneColumn,
    look: TableCellLook | undefined,
  ): CSSProperties => ({
    textAlign: align,
    fontWeight: weight,
    ...(color === "ink" ? {} : { color: pagePaint(color) }),
    ...(background === "paper" ? {} : { background: pagePaint(background) }),
    ...(look?.background ? { background: look.background, color: look.color } : {}),
  });
  const pads = columns.map(({ align }, place) =>
    align === "end" ? alignDecimals(rows.map((row) => row[place]?.text ?? "")) : [],
  );
  const starts = [...new Set([0, ...groups.map(({ before }) => before)])];
  return starts.map((start, at) => (
    <tbody key={page * pageSize + start}>
      {groups
        .filter(({ before }) => before === start)
        .map(({ level, label, cell }) => (
          <tr key={level}>
            <th
              scope="rowgroup"
              colSpan={columns.length}
              className="group-head"
              style={{ paddingInlineStart: 8 + level * 16 }}
              lang={cell.language}
            >
              <span>{label}</span> {cell.text}
            </th>
          </tr>
        ))}
      {rows.slice(start, starts[at + 1]).map((row, index) => (
        <tr key={page * pageSize + start + index}>
          {row.map((cell, place) => {
            const column = columns[place];
            return column ? (
              <td
                key={column.componentId}
                style={styleOf(column, cell.look)}
                lang={cell.language}
                aria-label={cell.value === null ? missing : undefined}
                data-pad={cell.look ? undefined : pads[place]?.[start + index] || undefined}
              >
                <Cell {...cell} />
              </td>
            ) : null;
          })}
        </tr>
      ))}
    </tbody>
  ));
};
