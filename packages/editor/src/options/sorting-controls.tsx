import { listSortingTypes, type Sorting, type SortingOrder } from "@statelier/document";
import { RadioGroup, Select, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { useFieldProperty } from "./use-field-property.ts";

const AUTO: Sorting = { sortingType: "byAuto", sortingOrder: "asc" };
const ORDERS = ["asc", "desc"] as const;

/** By what the values of a field are ordered, and which way. */
export const SortingControls = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const t = useT();
  const [sorting = AUTO, set] = useFieldProperty<Sorting>(field, "sorting");
  const types = useSession(({ config }) => listSortingTypes(config, field));
  return (
    <>
      <Select
        label={t("editor.sorting")}
        options={types.map((id) => ({ id, label: t(`editor.sorting.${id}`) }))}
        value={sorting.sortingType}
        onChange={(type) => set({ ...sorting, sortingType: type as Sorting["sortingType"] })}
      />
      <RadioGroup
        label={t("editor.sorting.order")}
        orientation="horizontal"
        options={ORDERS.map((value) => ({ value, label: t(`editor.sorting.${value}`) }))}
        value={sorting.sortingOrder}
        onChange={(order) => set({ ...sorting, sortingOrder: order as SortingOrder })}
      />
    </>
  );
};
