import { alignDecimals } from "@statelier/model";
import { type ReactNode, useMemo } from "react";
import type { TableScene } from "../../scene/scene.ts";
import { findHidden, listFoldable } from "./fold-groups.ts";
import { type Folding, GroupHead } from "./group-head.tsx";
import { RowCells } from "./row-cells.tsx";

/** The rows of a page, each group under its head. */
export const TableBody = ({
  scene,
  folding: { folded, toggle },
  missing,
  isCompact = false,
}: {
  scene: TableScene;
  folding: Folding;
  /** Each row stands as a list of its cells, with the heads of their columns. */
  isCompact?: boolean;
  /** How a cell without a value is read out. */
  missing: string;
}): ReactNode => {
  const { columns, rows, page, pageSize } = scene;
  const groups = useMemo(() => listFoldable(scene), [scene]);
  // What is no table to the style sheet stays one to those who listen.
  const roleOf = (role: string) => (isCompact ? { role } : {});
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
          <tr key={group.level} {...roleOf("row")}>
            <GroupHead
              {...roleOf("rowheader")}
              group={group}
              span={columns.length}
              isFolded={folded.has(group.key)}
              onToggle={toggle}
            />
          </tr>
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
