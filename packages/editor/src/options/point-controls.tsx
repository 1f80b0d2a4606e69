import {
  type ColorLevel,
  listColorLevels,
  listComponentsOfField,
  listPointCandidates,
  listMapDimensions,
  listNamedDimensions,
  listShownValues,
} from "@statelier/document";
import { type Dimension, FIELD_VALUE_NONE, joinNames, type Locale } from "@statelier/model";
import { Checkbox, Select, TreeSelect, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import styles from "../controls/controls.module.css";
import type { FieldControlProps } from "./field-control.ts";
import { useExtension } from "./use-extension.ts";

/** The dimensions of which each value is a point with a name. */
export const PointsControl = (): ReactNode => {
  const t = useT();
  const [points = [], setPoints] = useExtension<string[]>("points");
  const candidates = useSession(({ config, components }) =>
    listPointCandidates(config, components),
  );
  return (
    <fieldset aria-label={t("editor.points")} className={styles["group"]}>
      <legend>{t("editor.points")}</legend>
      {candidates.map(({ id, label }) => (
        <Checkbox
          key={id}
          isSelected={points.includes(id)}
          onChange={(isOn) =>
            setPoints(isOn ? [...points, id] : points.filter((each) => each !== id))
          }
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
};

/** How many names of a level say which one it is. */
const MOST_NAMES = 3;

const nameSome = (nodes: ColorLevel["nodes"], locale: Locale): string => {
  const names = nodes.slice(0, MOST_NAMES).map(({ label }) => label);
  return joinNames(names, locale) + (nodes.length > MOST_NAMES ? " …" : "");
};

/** The level above the points, in the tree of their dimension, that colours them. */
export const ColorLevelControl = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [level, setLevel] = useExtension<{ dimension: string; depth: number }>("colorLevel");
  const levels = useSession(listColorLevels);
  const idOf = (dimension: string, depth: number): string => `${depth} ${dimension}`;
  const found = levels.find(
    ({ dimension, depth }) => dimension.id === level?.dimension && depth === level.depth,
  );
  return (
    <Select
      label={t("editor.color-level")}
      options={[
        { id: FIELD_VALUE_NONE, label: t("editor.color-level.none") },
        ...levels.map(({ dimension, depth, nodes }) => ({
          id: idOf(dimension.id, depth),
          label: t("editor.color-level.groups", {
            dimension: dimension.label,
            names: nameSome(nodes, locale),
          }),
        })),
      ]}
      value={found ? idOf(found.dimension.id, found.depth) : FIELD_VALUE_NONE}
      onChange={(id) => {
        const chosen = levels.find(({ dimension, depth }) => idOf(dimension.id, depth) === id);
        setLevel(
          chosen ? { dimension: chosen.dimension.id, depth: chosen.depth } : FIELD_VALUE_NONE,
        );
      }}
    />
  );
};

/** Which measure the areas of the dots stand for. */
export const DotSizeControl = (): ReactNode => {
  const t = useT();
  const [size, setSize] = useExtension<string>("dotSize");
  const measures = useSession(({ config, components }) => {
    const axes = ["x", "y"].flatMap((field) => listComponentsOfField(config, field));
    return components.measures.filter(
      ({ id, kind }) => kind === "NumericalMeasure" && !axes.includes(id),
    );
  });
  return (
    <Select
      label={t("editor.dot-size")}
      options={[
        { id: FIELD_VALUE_NONE, label: t("editor.dot-size.none") },
        ...measures.map(({ id, label }) => ({ id, label })),
      ]}
      value={size ?? FIELD_VALUE_NONE}
      onChange={setSize}
    />
  );
};

const LabelsOf = ({ dimension }: { dimension: Dimension }): ReactNode => {
  const t = useT();
  const isMap = useSession(({ config }) => listMapDimensions(config).length > 0);
  const [labelled = [], setLabelled] = useExtension<string[]>("pointLabels", dimension.id);
  const nodes = useSession(({ config }) =>
    listShownValues(config, dimension).map(({ value, label }) => ({ id: value, label })),
  );
  return (
    <TreeSelect
      label={`${t(isMap ? "editor.place-labels" : "editor.point-labels")} (${dimension.label})`}
      nodes={nodes}
      mode="multiple"
      value={labelled}
      onChange={(values) => setLabelled(values.length === 0 ? FIELD_VALUE_NONE : values)}
    />
  );
};

/** The points, or the places of a map, whose names stand in the drawing. */
export const PointLabelsControl = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const dimensions = useSession(({ config, components }) => {
    const ids = listNamedDimensions(config, field);
    return components.dimensions.filter(({ id }) => ids.includes(id));
  });
  return dimensions.map((dimension) => <LabelsOf key={dimension.id} dimension={dimension} />);
};
