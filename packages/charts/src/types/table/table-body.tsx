import { alignDecimals } from "@statelier/model";
import { type CSSProperties, type ReactNode, useMemo, useState } from "react";
import { pagePaint } from "../../paint/resolve-paint.ts";
import type { TableCell, TableCellLook, TableScene, TableSceneColumn } from "../../scene/scene.ts";
import { findHidden, type FoldableGroup, listFoldable } from "./fold-groups.ts";

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

/** Groups that the reader has folded; a group keeps its state from page to page. */
const useFolded = () => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string): void =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return { folded, toggle };
};

/** The head of a group: it folds its rows, and stays in sight above them. */
const GroupHead = ({
  group: { level, label, cell, key },
  span,
  isFolded,
  onToggle,
}: {
  group: FoldableGroup;
  /** Columns of the table. */
  span: number;
  isFolded: boolean;
  onToggle: (key: string) => void;
}): ReactNode => (
  <tr>
    <th
      scope="rowgroup"
      colSpan={span}
      className="group-head"
      style={{ "--level": level } as CSSProperties}
      lang={cell.language}
    >
      <button type="button" aria-expanded={!isFolded} onClick={() => onToggle(key)}>
        <span>{label}</span> {cell.text}
      </button>
    </th>
  </tr>
);

/** The rows of a page, each group under its head. */
export const TableBody = ({
  scene,
  missing,
  isCompact = false,
}: {
  scene: TableScene;
  /** Each row stands as a list of its cells, with the heads of their columns. */
  isCompact?: boolean;
  /** How a cell without a value is read out. */
  missing: string;
}): ReactNode => {
  const { columns, rows, page, pageSize } = scene;
  const groups = useMemo(() => listFoldable(scene), [scene]);
  // What is no table to the style sheet stays one to those who listen.
  const roleOf = (role: string) => (isCompact ? { role } : {});
  const { folded, toggle } = useFolded();
  const { isRowHidden, isHeadHidden } = findHidden(groups, folded);
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
    <tbody key={page * pageSize + start} {...roleOf("rowgroup")}>
      {groups
        .filter((group) => group.before === start && !isHeadHidden(group))
        .map((group) => (
          <GroupHead
            key={group.level}
            group={group}
            span={columns.length}
            isFolded={folded.has(group.key)}
            onToggle={toggle}
          />
        ))}
      {rows.slice(start, starts[at + 1]).map((row, index) => (
        <tr
          key={page * pageSize + start + index}
          hidden={isRowHidden(start + index)}
          {...roleOf("row")}
        >
          {row.map((cell, place) => {
            const column = columns[place];
            return column ? (
              <td
                key={column.componentId}
                {...roleOf("cell")}
                data-label={isCompact ? column.label : undefined}
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
