import {
  canGroupColumn,
  CATEGORICAL_PALETTES,
  type ColumnStyle,
  DEFAULT_COLOR,
  DEFAULT_PALETTE_ID,
  type DIVERGING_PALETTES,
  listColumnStyles,
  type TableColumn,
} from "@statelier/document";
import { Select, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { findActiveColumn } from "../../chart/active-field.ts";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { ColorInput } from "../../controls/color-input.tsx";
import { MappedFilter } from "../../controls/mapped-filter.tsx";
import { HEATMAP_NAMES, PALETTE_NAMES } from "../../controls/palette-names.ts";
import styles from "../../controls/controls.module.css";

const DEFAULT_HEATMAP = "BrBG" satisfies keyof typeof DIVERGING_PALETTES;
const NEGATIVE = CATEGORICAL_PALETTES.category10[3];

type StyleOf<T extends ColumnStyle["type"]> = Extract<ColumnStyle, { type: T }>;

const makeStyle = (type: ColumnStyle["type"], { textStyle }: ColumnStyle): ColumnStyle => {
  switch (type) {
    case "text":
      return { type, textStyle, textColor: "#333", columnColor: "#fff" };
    case "category":
      return { type, textStyle, paletteId: DEFAULT_PALETTE_ID, colorMapping: {} };
    case "heatmap":
      return { type, textStyle, paletteId: DEFAULT_HEATMAP };
    case "bar":
      return {
        type,
        textStyle,
        barColorPositive: DEFAULT_COLOR,
        barColorNegative: NEGATIVE,
        barColorBackground: "#ccc",
        barShowBackground: false,
      };
  }
};

type StyleProps<T extends ColumnStyle["type"]> = {
  style: StyleOf<T>;
  onChange: (style: ColumnStyle) => void;
};

const TextColors = ({ style, onChange }: StyleProps<"text">): ReactNode => {
  const t = useT();
  return (
    <div className={styles["colors"]}>
      <ColorInput
        label={t("editor.column.text-color")}
        value={style.textColor}
        onChange={(textColor) => onChange({ ...style, textColor })}
      />
      <ColorInput
        label={t("editor.column.ground")}
        value={style.columnColor}
        onChange={(columnColor) => onChange({ ...style, columnColor })}
      />
    </div>
  );
};

const BarColors = ({ style, onChange }: StyleProps<"bar">): ReactNode => {
  const t = useT();
  return (
    <div className={styles["colors"]}>
      <ColorInput
        label={t("editor.column.bar.positive")}
        value={style.barColorPositive}
        onChange={(barColorPositive) => onChange({ ...style, barColorPositive })}
      />
      <ColorInput
        label={t("editor.column.bar.negative")}
        value={style.barColorNegative}
        onChange={(barColorNegative) => onChange({ ...style, barColorNegative })}
      />
      <Switch
        isSelected={style.barShowBackground}
        onChange={(barShowBackground) => onChange({ ...style, barShowBackground })}
      >
        {t("editor.column.bar.ground")}
      </Switch>
      {style.barShowBackground && (
        <ColorInput
          label={t("editor.column.bar.ground-color")}
          value={style.barColorBackground}
          onChange={(barColorBackground) => onChange({ ...style, barColorBackground })}
        />
      )}
    </div>
  );
};

const Palette = ({
  style,
  onChange,
}: StyleProps<"heatmap"> | StyleProps<"category">): ReactNode => {
  const t = useT();
  const names = style.type === "heatmap" ? HEATMAP_NAMES : PALETTE_NAMES;
  return (
    <Select
      label={t("editor.palette")}
      options={Object.entries(names).map(([id, label]) => ({ id, label }))}
      value={style.paletteId}
      onChange={(paletteId) =>
        onChange(
          style.type === "category"
            ? { ...style, paletteId, colorMapping: {} }
            : { ...style, paletteId },
        )
      }
    />
  );
};

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
          {columnStyle.type === "text" && <TextColors style={columnStyle} onChange={restyle} />}
          {columnStyle.type === "bar" && <BarColors style={columnStyle} onChange={restyle} />}
          {columnStyle.type === "heatmap" && <Palette style={columnStyle} onChange={restyle} />}
          {columnStyle.type === "category" && <Palette style={columnStyle} onChange={restyle} />}
        </>
      )}
      {!isHidden && <MappedFilter component={{ id: componentId }} />}
    </>
  );
};
