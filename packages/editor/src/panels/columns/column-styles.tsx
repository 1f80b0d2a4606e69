import {
  CATEGORICAL_PALETTES,
  type ColumnStyle,
  DEFAULT_COLOR,
  DEFAULT_PALETTE_ID,
  type DIVERGING_PALETTES,
  type PaletteType,
} from "@statelier/document";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../../chart/editor-context.ts";
import { ColorInput } from "../../controls/color-input.tsx";
import styles from "../../controls/controls.module.css";
import { PalettePicker } from "../../palettes/palette-picker.tsx";

const DEFAULT_HEATMAP = "BrBG" satisfies keyof typeof DIVERGING_PALETTES;

type StyleType = ColumnStyle["type"];

type StyleOf<T extends StyleType> = Extract<ColumnStyle, { type: T }>;

type StyleProps<T extends StyleType> = {
  /** The component that the column shows. */
  column: string;
  style: StyleOf<T>;
  onChange: (style: StyleOf<T>) => void;
};

const TextColors = ({ style, onChange }: StyleProps<"text">): ReactNode => {
  const t = useT();
  const control = (name: "textColor" | "columnColor", label: string) => (
    <ColorInput
      label={label}
      value={style[name]}
      onChange={(color) => onChange({ ...style, [name]: color })}
    />
  );
  return (
    <div className={styles["colors"]}>
      {control("textColor", t("editor.column.text-color"))}
      {control("columnColor", t("editor.column.ground"))}
    </div>
  );
};

const BarColors = ({ style, onChange }: StyleProps<"bar">): ReactNode => {
  const t = useT();
  const control = (name: "Positive" | "Negative" | "Background", label: string) => (
    <ColorInput
      label={label}
      value={style[`barColor${name}`]}
      onChange={(color) => onChange({ ...style, [`barColor${name}`]: color })}
    />
  );
  return (
    <div className={styles["colors"]}>
      {control("Positive", t("editor.column.bar.positive"))}
      {control("Negative", t("editor.column.bar.negative"))}
      <Switch
        isSelected={style.barShowBackground}
        onChange={(barShowBackground) => onChange({ ...style, barShowBackground })}
      >
        {t("editor.column.bar.ground")}
      </Switch>
      {style.barShowBackground && control("Background", t("editor.column.bar.ground-color"))}
    </div>
  );
};

const StylePalette = ({
  column,
  types,
  value,
}: {
  column: string;
  types: readonly PaletteType[];
  value: string;
}): ReactNode => {
  const { dispatch } = useEditor();
  return (
    <PalettePicker
      types={types}
      value={value}
      onChoose={(paletteId, own) =>
        dispatch({
          type: "CHART_PALETTE_CHANGED",
          field: column,
          paletteId,
          ...(own ? { own } : {}),
        })
      }
    />
  );
};

/** What the cells of a column are drawn as: what each style begins with, and its controls. */
const COLUMN_STYLES: {
  readonly [T in StyleType]: {
    first: Omit<StyleOf<T>, "type" | "textStyle">;
    Controls: (props: StyleProps<T>) => ReactNode;
  };
} = {
  text: { first: { textColor: "#333", columnColor: "#fff" }, Controls: TextColors },
  category: {
    first: { paletteId: DEFAULT_PALETTE_ID, colorMapping: {} },
    Controls: ({ style, column }) => (
      <StylePalette column={column} types={["categorical"]} value={style.paletteId} />
    ),
  },
  heatmap: {
    first: { paletteId: DEFAULT_HEATMAP },
    Controls: ({ style, column }) => (
      <StylePalette column={column} types={["sequential", "diverging"]} value={style.paletteId} />
    ),
  },
  bar: {
    first: {
      barColorPositive: DEFAULT_COLOR,
      barColorNegative: CATEGORICAL_PALETTES.category10[3],
      barColorBackground: "#ccc",
      barShowBackground: false,
    },
    Controls: BarColors,
  },
};

/** A style as it begins, as bold as the one before. */
export const makeStyle = (type: StyleType, { textStyle }: ColumnStyle): ColumnStyle =>
  ({ type, textStyle, ...COLUMN_STYLES[type].first }) as ColumnStyle;

export const StyleControls = <T extends StyleType>({
  style,
  ...rest
}: StyleProps<T>): ReactNode => {
  const { Controls } = COLUMN_STYLES[style.type];
  return <Controls style={style} {...rest} />;
};
