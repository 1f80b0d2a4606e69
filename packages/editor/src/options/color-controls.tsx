import {
  type ChartConfig,
  type ColorField,
  completeColors,
  type ColorLevel,
  findColorLevel,
  isChosenColor,
  listComponentsOfField,
  listShownValues,
  mapLevelColors,
  type PaletteType,
  readFields,
  readPalette,
  sortValues,
} from "@statelier/document";
import {
  compareText,
  type CubeComponents,
  FIELD_VALUE_NONE,
  findComponent,
} from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { ColorChoice } from "./color-choice.tsx";
import { ColorButtons } from "../controls/color-buttons.tsx";
import { ValueColors } from "../controls/value-colors.tsx";
import { ColorShortageNote } from "../controls/color-shortage-note.tsx";
import type { FieldControlProps } from "./field-control.ts";
import { HighlightSelects } from "./highlight-select.tsx";
import { PalettePicker } from "../palettes/palette-picker.tsx";
import { useExtension } from "./use-extension.ts";
import shared from "../controls/controls.module.css";

/** What has a colour of its own in the chart: the values that the series show, or the measures of the field. */
const listColorTargets = (
  config: ChartConfig,
  field: string,
  components: CubeComponents,
): { value: string; label: string }[] => {
  const color = readFields(config).color;
  if (color?.type === "measures") {
    return listComponentsOfField(config, field).map((value) => ({
      value,
      label: findComponent(components, value)?.label ?? value,
    }));
  }
  const [id = ""] = listComponentsOfField(config, "segment");
  const component = findComponent(components, id);
  if (!component || color?.type !== "segment") return [];
  return sortValues(
    component,
    { isNominalByLabel: config.extensions?.nominalOrder === "label" },
    listShownValues(config, component),
  ).filter(({ value }) => Object.hasOwn(color.colorMapping, value));
};

/** What stands above the points, by name. */
const listLevelNodes = ({ nodes }: ColorLevel): { value: string; label: string }[] =>
  nodes
    .map(({ value, label }) => ({ value, label }))
    .toSorted((a, b) => compareText(a.label, b.label));

/** Numbers and series may run along a palette; measures that are drawn together have no order. */
const PALETTES = {
  single: ["categorical", "sequential"],
  segment: ["categorical", "sequential", "diverging"],
  measures: ["categorical"],
} as const satisfies Record<ColorField["type"], readonly PaletteType[]>;

const ChartPalette = ({ disabled }: { disabled: string | undefined }): ReactNode => {
  const { dispatch } = useEditor();
  const paletteId = useSession(({ config }) => readFields(config).color?.paletteId ?? "");
  const types = useSession(({ config }) => PALETTES[readFields(config).color?.type ?? "single"]);
  const hasOwn = useSession(({ config, components }) => {
    const [segmentId = ""] = listComponentsOfField(config, "segment");
    return findComponent(components, segmentId)?.values.some(({ color }) => color) ?? false;
  });
  return (
    <PalettePicker
      types={types}
      value={paletteId}
      hasDimensionColors={hasOwn}
      disabled={disabled}
      onChoose={(id, own) =>
        dispatch({ type: "CHART_PALETTE_CHANGED", paletteId: id, ...(own ? { own } : {}) })
      }
    />
  );
};

/** Series differ by dash, shape or texture as well; without it where a palette starts over. */
const PatternSwitch = (): ReactNode => {
  const t = useT();
  const [hasPatterns = false, setPatterns] = useExtension<boolean>("patterns");
  return (
    <Switch
      isSelected={hasPatterns}
      onChange={(isOn) => setPatterns(isOn ? true : FIELD_VALUE_NONE)}
    >
      {t("editor.patterns")}
    </Switch>
  );
};

/** The colours of the chart: a palette, and each colour by hand. */
export const ColorControls = ({ spec, disabled }: FieldControlProps): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const { color, level, palette, palettes, targets } = useSession(
    ({ config: saved, components }) => {
      const config = completeColors(saved, components);
      const found = findColorLevel({ config, components });
      return {
        color: readFields(config).color,
        level: found && { nodes: listLevelNodes(found), colors: mapLevelColors(config, found) },
        palettes: config.extensions?.palettes,
        palette: readPalette(config, readFields(config).color?.paletteId ?? ""),
        targets: listColorTargets(config, spec.field, components),
      };
    },
  );
  if (!color) return null;
  if (disabled !== undefined) return <ChartPalette disabled={disabled} />;
  const isChosen = (each: string): boolean =>
    isChosenColor({ extensions: { palettes } }, color.paletteId, each);
  const colors = color.type === "single" ? level?.colors : color.colorMapping;
  return (
    <div className={shared["group"]}>
      <ChartPalette disabled={undefined} />
      {color.type === "segment" && (
        <ColorShortageNote
          colors={targets.map(({ value }) => color.colorMapping[value] ?? "")}
          palette={palette}
        />
      )}
      {color.type === "single" && !level ? (
        <ColorChoice
          label={t("editor.color")}
          value={color.color}
          isChosen={isChosen(color.color)}
          onChange={(next) => dispatch({ type: "CHART_COLOR_CHANGED", color: next })}
        />
      ) : (
        <ValueColors
          values={level?.nodes ?? targets}
          renderColor={({ value, label }) => (
            <ColorChoice
              key={value}
              label={label}
              value={colors?.[value] ?? "#000000"}
              isChosen={isChosen(colors?.[value] ?? "")}
              onChange={(next) => dispatch({ type: "CHART_COLOR_CHANGED", value, color: next })}
            />
          )}
        />
      )}
      <HighlightSelects />
      {color.type !== "single" && <PatternSwitch />}
      <ColorButtons
        {...(color.type === "single" ? {} : { mapping: color.colorMapping })}
        values={targets.map(({ value }) => value)}
      />
    </div>
  );
};
