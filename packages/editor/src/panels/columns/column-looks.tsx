import {
  type ColumnStyle,
  findRowTime,
  hasColumns,
  listColumnStyles,
  type TableColumn,
} from "@statelier/document";
import { FIELD_VALUE_NONE, findComponent } from "@statelier/model";
import { Disclosure, Select, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { MeasureConversion } from "../../controls/measure-conversion.tsx";
import { useExtension } from "../../options/use-extension.ts";
import { makeStyle, StyleControls } from "./column-styles.tsx";

/** Whether a row stands for all of its dates, with a line over time; where the table has one dimension of dates. */
const LineSwitch = ({
  column: { componentId, componentType },
}: {
  column: TableColumn;
}): ReactNode => {
  const t = useT();
  const [isOn = false, change] = useExtension<boolean>("rowLines", componentId);
  const hasTime = useSession(
    ({ config, components }) => hasColumns(config) && findRowTime(config, components) !== undefined,
  );
  if (componentType !== "NumericalMeasure" || !hasTime) return null;
  return (
    <Switch isSelected={isOn} onChange={(value) => change(value ? true : FIELD_VALUE_NONE)}>
      {t("editor.column.line")}
    </Switch>
  );
};

/** Another unit for the numbers of a column. */
const ColumnUnit = ({ column: { componentId } }: { column: TableColumn }): ReactNode => {
  const measure = useSession(({ components }) =>
    components.measures.find(({ id, kind }) => id === componentId && kind === "NumericalMeasure"),
  );
  return measure ? <MeasureConversion measure={measure} /> : null;
};

/** What the cells of one column look like. */
const ColumnLook = ({ column, name }: { column: TableColumn; name: string }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const { componentId, componentType, columnStyle } = column;
  const values = useSession(({ components }) => findComponent(components, componentId)?.values);
  const restyle = (style: ColumnStyle) =>
    dispatch({ type: "TABLE_COLUMN_CHANGED", componentId, change: { columnStyle: style } });
  return (
    <Disclosure level={3} title={name} summary={t(`editor.column.style.${columnStyle.type}`)}>
      <Select
        label={t("editor.column.style")}
        options={listColumnStyles(componentType).map((type) => ({
          id: type,
          label: t(`editor.column.style.${type}`),
        }))}
        value={columnStyle.type}
        onChange={(type) => restyle(makeStyle(type as ColumnStyle["type"], columnStyle, values))}
      />
      <Switch
        isSelected={columnStyle.textStyle === "bold"}
        onChange={(isBold) => restyle({ ...columnStyle, textStyle: isBold ? "bold" : "regular" })}
      >
        {t("editor.column.bold")}
      </Switch>
      <LineSwitch column={column} />
      <StyleControls column={componentId} style={columnStyle} onChange={restyle} />
      <ColumnUnit column={column} />
    </Disclosure>
  );
};

/** What the columns of a table look like; groups and hidden ones have no cells. */
export const ColumnLooks = (): ReactNode => {
  const columns = useSession(({ config, components }) =>
    hasColumns(config)
      ? Object.values(config.fields)
          .filter(({ isHidden, isGroup }) => !isHidden && !isGroup)
          .toSorted((a, b) => a.index - b.index)
          .map((column) => {
            const { componentId } = column;
            return { column, name: findComponent(components, componentId)?.label ?? componentId };
          })
      : [],
  );
  return columns.map(({ column, name }) => (
    <ColumnLook key={column.componentId} column={column} name={name} />
  ));
};
