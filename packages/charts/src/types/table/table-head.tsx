import type { SortingOrder } from "@statelier/document";
import type { ReactNode } from "react";
import type { FigureProps } from "../../react/page-drawing.ts";
import type { TableSceneColumn } from "../../scene/scene.ts";

const TURNED = { asc: "desc", desc: "asc" } as const;

const SORT_STATE = { asc: "ascending", desc: "descending" } as const;

/** The first click ranks: numbers from the largest down, all else from the first on. The next ones turn it round. */
const nextOrder = ({ sorted, align }: TableSceneColumn): SortingOrder =>
  sorted ? TURNED[sorted] : align === "end" ? "desc" : "asc";

/** The head of a column: it sorts the table by it. */
export const TableHead = ({
  column,
  input,
  form,
  onChoose,
}: Pick<FigureProps, "input" | "form" | "onChoose"> & { column: TableSceneColumn }): ReactNode => {
  const { componentId, label, unit, sorted } = column;
  const order = { componentId, sortingOrder: nextOrder(column) };
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
