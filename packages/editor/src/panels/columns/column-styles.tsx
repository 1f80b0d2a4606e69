import {
  CATEGORICAL_PALETTES,
  type ColumnStyle,
  DEFAULT_COLOR,
  DEFAULT_PALETTE_ID,
  deriveColorMapping,
  DIMENSION_PALETTE_ID,
  type DIVERGING_PALETTES,
  listPaletteColors,
  listShownValues,
  type PaletteType,
  readPalette,
  type SEQUENTIAL_PALETTES,
} from "@statelier/document";
import { type ComponentValue, findComponent } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { ColorButtons } from "../../controls/color-buttons.tsx";
import { ColorInput } from "../../controls/color-input.tsx";
import styles from "../../controls/controls.module.css";
import { ValueColors } from "../../controls/value-colors.tsx";
import { PalettePicker } from "../../palettes/palette-picker.tsx";

const ONE_WAY = "oranges" satisfies keyof typeof SEQUENTIAL_PALETTES;
const TWO_WAYS = "BrBG" satisfies keyof typeof DIVERGING_PALETTES;

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

const hasOwnColors = (values: readonly ComponentValue[] = []): boolean =>
  values.some(({ color }) => color);

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
  const hasDimensionColors = useSession(({ components }) =>
    hasOwnColors(findComponent(components, column)?.values),
  );
  return (
    <PalettePicker
      types={types}
      value={value}
      hasDimensionColors={hasDimensionColors && types.includes("categorical")}
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

/** The colour of each value of a column: that of the palette, or the author's own. */
const TagColors = ({ style, column, onChange }: StyleProps<"category">): ReactNode => {
  const { values, palette } = useSession(({ config, components }) => {
    const component = findComponent(components, column);
    return {
      values: component ? listShownValues(config, component) : [],
      palette: listPaletteColors(readPalette(config, style.paletteId)),
    };
  });
  const places = new Map(
    values
      .map(({ value }) => value)
      .toSorted()
      .map((value, place) => [value, place]),
  );
  const { colorMapping } = style;
  const colorOf = (value: string): string =>
    colorMapping[value] ?? palette[(places.get(value) ?? 0) % palette.length] ?? "#000000";
  return (
    <>
      <ValueColors
        values={values}
        renderColor={({ value, label }) => (
          <ColorInput
            key={value}
            label={label}
            value={colorOf(value)}
            onChange={(color) =>
              onChange({ ...style, colorMapping: { ...colorMapping, [value]: color } })
            }
          />
        )}
      />
      <ColorButtons
        field={column}
        mapping={Object.fromEntries(values.map(({ value }) => [value, colorOf(value)]))}
        values={values.map(({ value }) => value)}
      />
    </>
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
    Controls: (props) => (
      <>
        <StylePalette column={props.column} types={["categorical"]} value={props.style.paletteId} />
        <TagColors {...props} />
      </>
    ),
  },
  heatmap: {
    first: { paletteId: ONE_WAY },
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

/** The colour of each value, which no filter changes: that of the dataset, or of the first palette. */
const makeTags = (values: readonly ComponentValue[]) => {
  const palette = { paletteId: hasOwnColors(values) ? DIMENSION_PALETTE_ID : DEFAULT_PALETTE_ID };
  return { ...palette, colorMapping: deriveColorMapping(values, palette) };
};

/** Colours turn where values lie on both sides of zero. Numbers carry their bounds. */
const makeHeat = (values: readonly ComponentValue[]) => {
  const numbers = values.map(({ value }) => Number(value));
  const turns = numbers.some((number) => number < 0) && numbers.some((number) => number > 0);
  return turns ? { paletteId: TWO_WAYS } : {};
};

/**
 * A style as it begins, as bold as the one before; tags have the colours that the dataset gives to the values of the
 * column.
 */
export const makeStyle = (
  type: StyleType,
  { textStyle }: ColumnStyle,
  values: readonly ComponentValue[] = [],
): ColumnStyle =>
  ({
    type,
    textStyle,
    ...COLUMN_STYLES[type].first,
    ...(type === "category" ? makeTags(values) : {}),
    ...(type === "heatmap" ? makeHeat(values) : {}),
  }) as ColumnStyle;

export const StyleControls = <T extends StyleType>({
  style,
  ...rest
}: StyleProps<T>): ReactNode => {
  const { Controls } = COLUMN_STYLES[style.type];
  return <Controls style={style} {...rest} />;
};
