import { memo, type ReactNode } from "react";
import { type Folding, GroupHead } from "./group-head.tsx";
import { headOf } from "./list-lines.ts";
import type { WholeTable } from "./read-whole-table.ts";
import { RowCells } from "./row-cells.tsx";
import { ROW_HEIGHT } from "./window-rows.ts";

/** A line with its place in the list. */
export type DrawnLine = { line: number; index: number };

/** The head of the columns is the first row. */
const FIRST_INDEX = 2;

const STYLE = { height: `${ROW_HEIGHT}px` };

type RowProps = DrawnLine & {
  whole: WholeTable;
  missing: string;
  isFolded: boolean;
  onToggle: (key: string) => void;
};

const Row = memo(({ whole, line, index, missing, isFolded, onToggle }: RowProps): ReactNode => {
  const { columns, heads } = whole;
  const head = line < 0 ? heads[headOf(line)] : undefined;
  const cells = head ? [] : whole.cellsOf(line);
  return (
    <tr aria-rowindex={index + FIRST_INDEX} style={STYLE}>
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

/** The rows that are drawn of a list, each by the element of its place. */
export const ListBody = memo(
  ({
    whole,
    drawn,
    origin,
    top,
    missing,
    folding: { folded, toggle },
  }: {
    whole: WholeTable;
    drawn: readonly DrawnLine[];
    origin: number;
    /** Pixels above them. */
    top: number;
    missing: string;
    folding: Folding;
  }): ReactNode => (
    <tbody style={{ height: top }}>
      {drawn.map(({ line, index }) => {
        const key = whole.heads[headOf(line)]?.key;
        return (
          <Row
            key={index - origin}
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
  ),
);
