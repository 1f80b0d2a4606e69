import {
  canUseDiscreteScale,
  type CarriedPalette,
  type ChartConfig,
  type ChartConfigOf,
  type EditorEvent,
  FEWEST_CLASSES,
  hasLayers,
  isChosenColor,
  listClassCounts,
  MAP_COLOR_KINDS,
  readPalette,
} from "@statelier/document";
import {
  type ComponentKind,
  type CubeComponents,
  FIELD_VALUE_NONE,
  findComponent,
} from "@statelier/model";
import { RadioGroup, Select, SliderField, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { useMapLock } from "../chart/use-map-lock.ts";
import { ColorButtons } from "../controls/color-buttons.tsx";
import { ColorShortageNote } from "../controls/color-shortage-note.tsx";
import { ValueColors } from "../controls/value-colors.tsx";
import shared from "../controls/controls.module.css";
import { PalettePicker } from "../palettes/palette-picker.tsx";
import { ScaleControls, useIsTurned } from "../palettes/scale-controls.tsx";
import { ColorChoice } from "./color-choice.tsx";
import type { FieldControlProps } from "./field-control.ts";
import { HighlightSelects } from "./highlight-select.tsx";
import { useFieldProperty } from "./use-field-property.ts";

type Layer = "areaLayer" | "symbolLayer";
type MapColor = NonNullable<ChartConfigOf<"map">["fields"]["areaLayer"]>["color"];
type Numerical = Extract<MapColor, { type: "numerical" }>;
type Categorical = Extract<MapColor, { type: "categorical" }>;

const CLASSES = ["quantize", "quantile", "jenks"] as const;

const isLayer = (field: string): field is Layer => field in MAP_COLOR_KINDS;

const readColor = (config: ChartConfig, field: string): MapColor | undefined =>
  hasLayers(config) && isLayer(field) ? config.fields[field]?.color : undefined;

const listColorComponents = ({ dimensions, measures }: CubeComponents, field: string) => {
  const kinds: readonly ComponentKind[] = isLayer(field) ? MAP_COLOR_KINDS[field] : [];
  return [...measures, ...dimensions].filter(({ kind }) => kinds.includes(kind));
};

const FixedColor = ({ field, value }: { field: string; value: string }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  return (
    <ColorChoice
      label={t("editor.color")}
      value={value}
      isChosen
      onChange={(color) => dispatch({ type: "CHART_COLOR_CHANGED", field, color })}
    />
  );
};

const choosePalette =
  (dispatch: (event: EditorEvent) => void, field: string) =>
  (paletteId: string, own?: CarriedPalette): void =>
    dispatch({ type: "CHART_PALETTE_CHANGED", field, paletteId, ...(own ? { own } : {}) });

const CategoryColors = ({ field, color }: { field: string; color: Categorical }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const values = useSession(
    ({ components }) => findComponent(components, color.componentId)?.values ?? [],
  );
  const palettes = useSession(({ config }) => config.extensions?.palettes);
  const palette = useSession(({ config }) => readPalette(config, color.paletteId));
  const { colorMapping } = color;
  const colored = values.filter(({ value }) => colorMapping[value] !== undefined);
  return (
    <>
      <PalettePicker
        types={["categorical", "sequential", "diverging"]}
        value={color.paletteId}
        hasDimensionColors={values.some((value) => value.color)}
        onChoose={choosePalette(dispatch, field)}
      />
      {values.some(({ alternateName }) => alternateName) && (
        <Switch
          isSelected={color.useAbbreviations === true}
          onChange={(value) =>
            dispatch({
              type: "CHART_FIELD_UPDATED",
              field,
              path: ["color", "useAbbreviations"],
              value,
            })
          }
        >
          {t("editor.switch.useAbbreviations")}
        </Switch>
      )}
      <ColorShortageNote
        colors={colored.map(({ value }) => colorMapping[value] ?? "")}
        palette={palette}
      />
      <ValueColors
        values={colored}
        renderColor={({ value, label }) => (
          <ColorChoice
            key={value}
            label={label}
            value={colorMapping[value] ?? "#000000"}
            isChosen={isChosenColor(
              { extensions: { palettes } },
              color.paletteId,
              colorMapping[value] ?? "",
            )}
            onChange={(next) =>
              dispatch({ type: "CHART_COLOR_CHANGED", field, value, color: next })
            }
          />
        )}
      />
      <ColorButtons
        field={field}
        mapping={colorMapping}
        values={colored.map(({ value }) => value)}
      />
    </>
  );
};

/** How many values there are to part into classes: of the dimension that the layer shows. */
const useValueCount = (field: string): number =>
  useSession(({ config, components }) => {
    const layer = hasLayers(config) && isLayer(field) ? config.fields[field] : undefined;
    return findComponent(components, layer?.componentId ?? "")?.values.length ?? 0;
  });

const NumberColors = ({ field, color }: { field: string; color: Numerical }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const count = useValueCount(field);
  const counts = listClassCounts(count);
  const isTurned = useIsTurned(color.componentId);
  const set = (name: string, value: unknown) =>
    dispatch({ type: "CHART_FIELD_UPDATED", field, path: ["color", name], value });
  return (
    <>
      <RadioGroup
        label={t("editor.map.scale")}
        orientation="horizontal"
        options={[
          { value: "continuous", label: t("editor.map.scale.continuous") },
          {
            value: "discrete",
            label: t("editor.map.scale.discrete"),
            // A chart that has classes keeps them, as the choice that it made.
            ...(canUseDiscreteScale(count) || color.scaleType === "discrete"
              ? {}
              : {
                  isDisabled: true,
                  description: t("editor.map.scale.few", { least: FEWEST_CLASSES }),
                }),
          },
        ]}
        value={color.scaleType}
        onChange={(scaleType) => set("scaleType", scaleType)}
      />
      {color.scaleType === "discrete" && (
        <>
          <Select
            label={t("editor.map.classes.by")}
            options={CLASSES.map((id) => ({ id, label: t(`editor.map.classes.${id}`) }))}
            value={color.interpolationType}
            onChange={(type) => set("interpolationType", type)}
          />
          <Select
            label={t("editor.map.classes")}
            options={counts.map((each) => ({ id: String(each), label: String(each) }))}
            value={String(
              Math.min(color.nbClass ?? FEWEST_CLASSES, counts.at(-1) ?? FEWEST_CLASSES),
            )}
            onChange={(each) => set("nbClass", Number(each))}
          />
        </>
      )}
      <PalettePicker
        types={["sequential", "diverging"]}
        value={color.paletteId}
        isTurned={isTurned}
        onChoose={choosePalette(dispatch, field)}
      />
      <ScaleControls color={color} />
    </>
  );
};

/** The measure or dimension that colours the places of a layer, where one is shown. */
export const LayerColorBy = ({ field }: { field: string }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const color = useSession(({ config }) => readColor(config, field));
  const choices = useSession(({ components }) => listColorComponents(components, field));
  if (!color || !isLayer(field)) return null;
  return (
    <Select
      label={t("editor.map.color-by")}
      options={[
        { id: FIELD_VALUE_NONE, label: t("editor.map.one-color") },
        ...choices.map(({ id, label }) => ({ id, label })),
      ]}
      value={color.type === "fixed" ? FIELD_VALUE_NONE : color.componentId}
      onChange={(componentId) =>
        dispatch({
          type: "COLOR_FIELD_SET",
          field,
          ...(componentId === FIELD_VALUE_NONE ? {} : { componentId }),
        })
      }
    />
  );
};

/** The colours of the places of a layer, and their classes. */
export const LayerColors = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const color = useSession(({ config }) => readColor(config, field));
  if (!color) return null;
  return (
    <div className={shared["group"]}>
      {color.type === "fixed" && <FixedColor field={field} value={color.value} />}
      {color.type === "categorical" && <CategoryColors field={field} color={color} />}
      {color.type === "numerical" && <NumberColors field={field} color={color} />}
      <HighlightSelects field={field} />
    </div>
  );
};

/** How much of the ground is seen through the places of a layer. */
export const LayerOpacity = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const opacity = useSession(({ config }) => readColor(config, field)?.opacity ?? 100);
  return (
    <SliderField
      label={t("editor.map.opacity")}
      min={0}
      max={100}
      step={5}
      value={opacity}
      onChange={(value) =>
        dispatch({ type: "CHART_FIELD_UPDATED", field, path: ["color", "opacity"], value })
      }
    />
  );
};

/** The measure that gives symbols their size. */
export const SymbolSize = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const t = useT();
  const [id, set] = useFieldProperty<string>(field, "measureId");
  const measures = useSession(({ components }) =>
    components.measures.filter(({ kind }) => kind === "NumericalMeasure"),
  );
  return (
    <Select
      label={t("editor.map.size")}
      options={[
        { id: FIELD_VALUE_NONE, label: t("editor.map.one-size") },
        ...measures.map((measure) => ({ id: measure.id, label: measure.label })),
      ]}
      value={id ?? FIELD_VALUE_NONE}
      onChange={set}
    />
  );
};

/** What lies around the areas, and whether readers may move the map. */
export const BaseMapControls = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const isShown = useSession(({ config }) => hasLayers(config) && config.baseLayer.show);
  const isLocked = useSession(({ config }) => hasLayers(config) && config.baseLayer.locked);
  const { change } = useMapLock(useSession(({ config }) => config.key));
  const show = (value: boolean): void =>
    dispatch({ type: "CHART_FIELD_UPDATED", field: "baseLayer", path: ["show"], value });
  return (
    <>
      <Switch isSelected={isShown} onChange={show}>
        {t("editor.map.base.show")}
      </Switch>
      <Switch isSelected={isLocked} onChange={change}>
        {t("editor.map.locked")}
      </Switch>
      <p className={shared["hint"]}>{t("editor.map.locked.hint")}</p>
    </>
  );
};
