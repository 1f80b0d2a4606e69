import { alignDecimals } from "@statelier/model";
import { type CSSProperties, type ReactNode, useMemo, useState } from "react";
import type { TableScene } from "../../scene/scene.ts";
import { findHidden, type FoldableGroup, listFoldable } from "./fold-groups.ts";
import { RowCells } from "./row-cells.tsx";

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
          <RowCells
            columns={columns}
            cells={row}
            missing={missing}
            isCompact={isCompact}
            padAt={(place) => pads[place]?.[start + index]}
          />
        </tr>
      ))}
    </tbody>
  ));
};
