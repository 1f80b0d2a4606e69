import {
  canGroupColumn,
  type ColumnStyle,
  listColumnStyles,
  type TableColumn,
} from "@statelier/document";
import { Select, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { findActiveColumn } from "../../chart/active-field.ts";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { MappedFilter } from "../../controls/mapped-filter.tsx";
import { makeStyle, StyleControls } from "./column-styles.tsx";

/** The controls of one column of a table. */
export const ColumnPanel = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const column = useSession(({ config }) => findActiveColumn(config));
  if (!column) return null;
  const { componentId, componentType, isGroup, isHidden, columnStyle } = column;
  const change = (part: Partial<Pick<TableColumn, "isGroup" | "isHidden" | "columnStyle">>) =>
    dispatch({ type: "TABLE_COLUMN_CHANGED", componentId, change: part });
  const restyle = (style: ColumnStyle) => change({ columnStyle: style });
  return (
    <>
      <div>
        <Switch isSelected={!isHidden} onChange={(isShown) => change({ isHidden: !isShown })}>
          {t("editor.column.show")}
        </Switch>
        {canGroupColumn(componentType) && (
          <Switch isSelected={isGroup} onChange={(value) => change({ isGroup: value })}>
            {t("editor.column.group")}
          </Switch>
        )}
      </div>
      {!isHidden && !isGroup && (
        <>
          <Select
            label={t("editor.column.style")}
            options={listColumnStyles(componentType).map((type) => ({
              id: type,
              label: t(`editor.column.style.${type}`),
            }))}
            value={columnStyle.type}
            onChange={(type) => restyle(makeStyle(type as ColumnStyle["type"], columnStyle))}
          />
          <Switch
            isSelected={columnStyle.textStyle === "bold"}
            onChange={(isBold) =>
              restyle({ ...columnStyle, textStyle: isBold ? "bold" : "regular" })
            }
          >
            {t("editor.column.bold")}
          </Switch>
          <StyleControls style={columnStyle} onChange={restyle} />
        </>
      )}
      {!isHidden && <MappedFilter component={{ id: componentId }} />}
    </>
  );
};
