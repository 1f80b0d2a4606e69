import {
  listComponentsOfField,
  listPointCandidates,
  listMapDimensions,
  listNamedDimensions,
  listShownValues,
} from "@statelier/document";
import { type Dimension, FIELD_VALUE_NONE } from "@statelier/model";
import { Checkbox, Select, TreeSelect, useT } from "@statelier/ui";
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
