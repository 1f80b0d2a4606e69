import { canGroupColumn, type TableColumn } from "@statelier/document";
import { Disclosure, Switch, useT, VisuallyHidden } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { MappedFilter } from "../../controls/mapped-filter.tsx";

/** Whether a column is a group of the table, and which of its values the table shows. */
export const ColumnOptions = ({
  column: { componentId, componentType, isGroup, isHidden },
  name,
}: {
  column: TableColumn;
  name: string;
}): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const isOpen = useSession(({ config }) => config.activeField === componentId);
  return (
    <Disclosure
      level={4}
      title={
        <>
          <VisuallyHidden>{t("viewer.label", { name })} </VisuallyHidden>
          {t("editor.field.options")}
        </>
      }
      summary={isGroup ? t("editor.column.group") : ""}
      isExpanded={isOpen}
      onExpandedChange={(isExpanded) =>
        dispatch({
          type: "CHART_ACTIVE_FIELD_CHANGED",
          ...(isExpanded ? { field: componentId } : {}),
        })
      }
    >
      {canGroupColumn(componentType) && (
        <Switch
          isSelected={isGroup}
          onChange={(value) =>
            dispatch({ type: "TABLE_COLUMN_CHANGED", componentId, change: { isGroup: value } })
          }
        >
          {t("editor.column.group")}
        </Switch>
      )}
      {!isHidden && <MappedFilter component={{ id: componentId }} />}
    </Disclosure>
  );
};
