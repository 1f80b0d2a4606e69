import { type CSSProperties, type ReactNode, useCallback, useState } from "react";
import type { FoldableGroup } from "./fold-groups.ts";
import { Cell } from "./row-cells.tsx";

/** The groups that a reader has folded, by their keys. */
export type Folding = { folded: ReadonlySet<string>; toggle: (key: string) => void };

/** A group keeps its state from page to page, and in the list of all rows. */
export const useFolding = (): Folding => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (key: string): void =>
      setFolded((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  return { folded, toggle };
};

/** The head of a group: it folds its rows, and stays in sight above them; its value may lead to a page. */
export const GroupHead = ({
  group: { level, label, cell, key },
  role,
  span,
  isFolded,
  onToggle,
}: {
  group: FoldableGroup;
  /** Where the style sheet makes it no table. */
  role?: string;
  /** Columns of the table. */
  span: number;
  isFolded: boolean;
  onToggle: (key: string) => void;
}): ReactNode => {
  const isLink = cell.href !== undefined;
  return (
    <th
      role={role}
      scope="rowgroup"
      colSpan={span}
      className="group-head"
      style={{ "--level": level } as CSSProperties}
      lang={cell.language}
    >
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-label={isLink ? `${label} ${cell.text}` : undefined}
        onClick={() => onToggle(key)}
      >
        <span>{label}</span> {isLink ? null : cell.text}
      </button>
      {isLink ? <Cell {...cell} /> : null}
    </th>
  );
};
