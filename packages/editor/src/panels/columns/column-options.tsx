import { canGroupColumn, type TableColumn } from "@statelier/document";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../../chart/editor-context.ts";
import { MappedFilter } from "../../controls/mapped-filter.tsx";
import { OptionsOfField } from "../../options/options-of-field.tsx";

/** Whether a column is a group of the table, and which of its values the table shows; nothing of a measure, which has neither. */
export const ColumnOptions = ({
  column: { componentId, componentType, isGroup, isHidden },
  name,
}: {
  column: TableColumn;
  name: string;
}): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  if (!canGroupColumn(componentType)) return null;
  return (
    <OptionsOfField
      field={componentId}
      name={name}
      summary={isGroup ? t("editor.column.group") : ""}
    >
      <Switch
        isSelected={isGroup}
        onChange={(value) =>
          dispatch({ type: "TABLE_COLUMN_CHANGED", componentId, change: { isGroup: value } })
        }
      >
        {t("editor.column.group")}
      </Switch>
      {!isHidden && <MappedFilter component={{ id: componentId }} />}
    </OptionsOfField>
  );
};
