import {
  CATEGORICAL_PALETTES,
  type ChartConfig,
  type ColorField,
  DIMENSION_PALETTE_ID,
  listComponentsOfField,
  sortValues,
} from "@statelier/document";
import { findComponent } from "@statelier/model";
import { Button, Select, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { ColorInput } from "./color-input.tsx";
import { PALETTE_NAMES } from "./palette-names.ts";
import styles from "./panels.module.css";

const SHOWN_VALUES = 40;

const isPalette = (id: string): id is keyof typeof PALETTE_NAMES => id in PALETTE_NAMES;

const findColor = (config: ChartConfig): ColorField | undefined =>
  config.chartType === "column" || config.chartType === "bar" || config.chartType === "line"
    ? config.fields.color
    : undefined;

const useShownValues = (color: ColorField): { value: string; label: string }[] => {
  const { config, components } = useEditor();
  const [id = ""] = listComponentsOfField(config, "segment");
  const component = findComponent(components, id);
  if (!component || color.type !== "segment") return [];
  const filter = config.cubes.map(({ filters }) => filters[id]).find(Boolean);
  const values = sortValues(component, {});
  return values.filter(
    ({ value }) =>
      value in color.colorMapping && (filter?.type !== "multi" || filter.values[value]),
  );
};

/** The colours of the chart: a palette, and each colour by hand. */
export const ColorControls = (): ReactNode => {
  const t = useT();
  const { config, components, dispatch } = useEditor();
  const color = findColor(config);
  const values = useShownValues(color ?? { type: "single", paletteId: "", color: "" });
  if (!color) return null;
  const [segmentId = ""] = listComponentsOfField(config, "segment");
  const hasOwn = findComponent(components, segmentId)?.values.some((value) => value.color);
  const palettes = [
    ...(hasOwn ? [DIMENSION_PALETTE_ID] : []),
    ...Object.keys(CATEGORICAL_PALETTES),
  ];
  return (
    <>
      <Select
        label={t("editor.palette")}
        options={palettes.map((id) => ({
          id,
          label: isPalette(id) ? PALETTE_NAMES[id] : t("editor.palette.dimension"),
        }))}
        value={color.paletteId}
        onChange={(paletteId) => dispatch({ type: "CHART_PALETTE_CHANGED", paletteId })}
      />
      {isPalette(color.paletteId) && (
        <div className={styles["swatches"]} aria-hidden>
          {CATEGORICAL_PALETTES[color.paletteId].map((each) => (
            <span key={each} style={{ background: each }} />
          ))}
        </div>
      )}
      {color.type === "single" ? (
        <ColorInput
          label={t("editor.color")}
          value={color.color}
          onChange={(next) => dispatch({ type: "CHART_COLOR_CHANGED", color: next })}
        />
      ) : (
        <fieldset className={styles["colors"]} aria-label={t("editor.colors")}>
          {values.slice(0, SHOWN_VALUES).map(({ value, label }) => (
            <ColorInput
              key={value}
              label={label}
              value={color.colorMapping[value] ?? "#000000"}
              onChange={(next) => dispatch({ type: "CHART_COLOR_CHANGED", value, color: next })}
            />
          ))}
          <Button size="small" onPress={() => dispatch({ type: "CHART_PALETTE_RESET" })}>
            {t("editor.colors.reset")}
          </Button>
        </fieldset>
      )}
    </>
  );
};
