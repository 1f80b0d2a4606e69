import { listSortingTypes, type Sorting, type SortingOrder } from "@statelier/document";
import { RadioGroup, Select, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { readFieldProperty } from "./field-property.ts";

const AUTO: Sorting = { sortingType: "byAuto", sortingOrder: "asc" };

/** By what the values of a field are ordered, and which way. */
export const SortingControls = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const sorting = (readFieldProperty(config, field, "sorting") as Sorting | undefined) ?? AUTO;
  const set = (value: Sorting) =>
    dispatch({ type: "CHART_FIELD_UPDATED", field, path: ["sorting"], value });
  return (
    <>
      <Select
        label={t("editor.sorting")}
        options={listSortingTypes(config, field).map((type) => ({
          id: type,
          label: t(`editor.sorting.${type}`),
        }))}
        value={sorting.sortingType}
        onChange={(type) => set({ ...sorting, sortingType: type as Sorting["sortingType"] })}
      />
      <RadioGroup
        label={t("editor.sorting.order")}
        orientation="horizontal"
        options={[
          { value: "asc", label: t("editor.sorting.asc") },
          { value: "desc", label: t("editor.sorting.desc") },
        ]}
        value={sorting.sortingOrder}
        onChange={(order) => set({ ...sorting, sortingOrder: order as SortingOrder })}
      />
    </>
  );
};
