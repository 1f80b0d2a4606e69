import {
  canResetPalette,
  type ChartConfig,
  CATEGORICAL_PALETTES,
  completeColors,
  DIMENSION_PALETTE_ID,
  listComponentsOfField,
  listShownValues,
  readFields,
  sortValues,
} from "@statelier/document";
import { type CubeComponents, findComponent } from "@statelier/model";
import { Button, Select, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { disabledBy } from "../controls/disabled-by.ts";
import { ColorInput } from "../controls/color-input.tsx";
import { ColorShortageNote } from "./color-shortage-note.tsx";
import type { FieldControlProps } from "./field-control.ts";
import { HighlightSelect } from "./highlight-select.tsx";
import { PALETTE_NAMES } from "../controls/palette-names.ts";
import shared from "../controls/controls.module.css";
import styles from "./options.module.css";

const FIRST_SHOWN = 40;

const isPalette = (id: string): id is keyof typeof PALETTE_NAMES => id in PALETTE_NAMES;

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

const PaletteSelect = ({ disabled }: { disabled: string | undefined }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const paletteId = useSession(({ config }) => readFields(config).color?.paletteId ?? "");
  const hasOwn = useSession(({ config, components }) => {
    const [segmentId = ""] = listComponentsOfField(config, "segment");
    return findComponent(components, segmentId)?.values.some(({ color }) => color);
  });
  const palettes = [
    ...(hasOwn ? [DIMENSION_PALETTE_ID] : []),
    ...Object.keys(CATEGORICAL_PALETTES),
  ];
  return (
    <div className={styles["palette"]}>
      <Select
        label={t("editor.palette")}
        options={palettes.map((id) => ({
          id,
          label: isPalette(id) ? PALETTE_NAMES[id] : t("editor.palette.dimension"),
        }))}
        value={paletteId}
        onChange={(id) => dispatch({ type: "CHART_PALETTE_CHANGED", paletteId: id })}
        {...disabledBy(disabled)}
      />
      {disabled === undefined && isPalette(paletteId) && (
        <div className={styles["swatches"]} aria-hidden>
          {CATEGORICAL_PALETTES[paletteId].map((each) => (
            <span key={each} style={{ background: each }} />
          ))}
        </div>
      )}
    </div>
  );
};

/** The colours of the chart: a palette, and each colour by hand. */
export const ColorControls = ({ spec, disabled }: FieldControlProps): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const { color, targets, canReset } = useSession(({ config: saved, components }) => {
    const config = completeColors(saved, components);
    return {
      color: readFields(config).color,
      targets: listColorTargets(config, spec.field, components),
      canReset: canResetPalette(config, components),
    };
  });
  const [showsAll, showAll] = useState(false);
  if (!color) return null;
  if (disabled !== undefined) return <PaletteSelect disabled={disabled} />;
  const shown = showsAll ? targets : targets.slice(0, FIRST_SHOWN);
  return (
    <div className={shared["group"]}>
      <PaletteSelect disabled={undefined} />
      {color.type === "segment" && (
        <ColorShortageNote
          colors={targets.map(({ value }) => color.colorMapping[value] ?? "")}
          paletteId={color.paletteId}
        />
      )}
      {color.type === "segment" && <HighlightSelect />}
      {color.type === "single" ? (
        <ColorInput
          label={t("editor.color")}
          value={color.color}
          onChange={(next) => dispatch({ type: "CHART_COLOR_CHANGED", color: next })}
        />
      ) : (
        <fieldset className={shared["colors"]} aria-label={t("editor.colors")}>
          {shown.map(({ value, label }) => (
            <ColorInput
              key={value}
              label={label}
              value={color.colorMapping[value] ?? "#000000"}
              onChange={(next) => dispatch({ type: "CHART_COLOR_CHANGED", value, color: next })}
            />
          ))}
          {shown.length < targets.length && (
            <Button size="small" onPress={() => showAll(true)}>
              {t("editor.colors.all", { total: targets.length })}
            </Button>
          )}
        </fieldset>
      )}
      <div>
        <Button
          size="small"
          isDisabled={!canReset}
          onPress={() => dispatch({ type: "CHART_PALETTE_RESET" })}
        >
          {t("editor.colors.reset")}
        </Button>
      </div>
    </div>
  );
};
