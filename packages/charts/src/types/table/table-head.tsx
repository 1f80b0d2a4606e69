import type { ReactNode } from "react";
import { nextOrder } from "../../parts/rows/next-order.ts";
import type { FigureProps } from "../../react/page-drawing.ts";
import type { TableSceneColumn } from "../../scene/scene.ts";

const SORT_STATE = { asc: "ascending", desc: "descending" } as const;

/** The head of a column: it sorts the table by it. */
export const TableHead = ({
  column,
  input,
  form,
  onChoose,
  role,
}: Pick<FigureProps, "input" | "form" | "onChoose"> & {
  column: TableSceneColumn;
  /** Where the style sheet makes it no table. */
  role?: string | undefined;
}): ReactNode => {
  const { componentId, label, unit, sorted } = column;
  const order = { componentId, sortingOrder: nextOrder(column) };
  const before = (input.view.sorting ?? []).filter((each) => each.componentId !== componentId);
  return (
    <th
      role={role}
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
