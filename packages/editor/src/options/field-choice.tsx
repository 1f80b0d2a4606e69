import {
  type ChartKind,
  decideSharedAxis,
  findKindBlocker,
  IMPUTATION_TYPES,
  type ImputationType,
  listKinds,
} from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { RadioGroup, useT } from "@statelier/ui";
import { type ReactNode, useMemo } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { useDrawnChart } from "../chart/use-drawn-chart.ts";
import { disabledBy } from "../controls/disabled-by.ts";
import { layoutAxes } from "../controls/use-drawn-axes.ts";
import type { FieldControlProps } from "./field-control.ts";
import { useExtension } from "./use-extension.ts";
import { useFieldProperty } from "./use-field-property.ts";

const SIDES = ["left", "right"] as const;

/** Whether the series of a chart stand on each other or side by side. */
export const StackControl = ({ spec: { field }, disabled }: FieldControlProps): ReactNode => {
  const t = useT();
  const [type, setType] = useFieldProperty<string>(field, "type");
  return (
    <RadioGroup
      label={t("editor.stack")}
      options={[
        { value: "stacked", label: t("editor.stack.stacked"), ...disabledBy(disabled) },
        { value: "grouped", label: t("editor.stack.grouped") },
      ]}
      value={String(type)}
      onChange={setType}
    />
  );
};

const PLAIN = "plain";

/** The form in which the type is drawn. */
export const KindControl = (): ReactNode => {
  const t = useT();
  const kinds = useSession((chart) =>
    listKinds(chart.config).map((value) => ({ value, blocker: findKindBlocker(value, chart) })),
  );
  const [kind, setKind] = useExtension<ChartKind>("kind");
  return (
    <RadioGroup
      label={t("editor.kind")}
      options={[
        { value: PLAIN, label: t("editor.kind.plain") },
        ...kinds.map(({ value, blocker }) => ({
          value,
          label: t(`editor.kind.${value}`),
          ...disabledBy(blocker && t(blocker)),
        })),
      ]}
      value={kinds.find(({ value }) => value === kind)?.value ?? PLAIN}
      onChange={(value) => setKind(value === PLAIN ? FIELD_VALUE_NONE : value)}
    />
  );
};

/** On which side the axis of the line stands; the columns have the other one. */
const LineAxisSide = ({ isShared }: { isShared: boolean }): ReactNode => {
  const t = useT();
  const [side, setSide] = useFieldProperty<string>("y", "lineAxisOrientation");
  return (
    <RadioGroup
      label={t("editor.line-axis")}
      orientation="horizontal"
      options={SIDES.map((value) => ({ value, label: t(`editor.line-axis.${value}`) }))}
      value={isShared ? null : String(side)}
      onChange={setSide}
      {...disabledBy(isShared ? t("editor.line-axis.shared") : undefined)}
    />
  );
};

/** Where the values decide whether the line has an axis of its own, what is drawn says it. */
const DrawnLineAxis = (): ReactNode => {
  const t = useT();
  const { locale } = useEditor();
  const { drawn } = useDrawnChart();
  const axes = useMemo(() => layoutAxes(drawn, { locale, t }), [drawn, locale, t]);
  return <LineAxisSide isShared={axes.filter(({ type }) => type === "value").length === 1} />;
};

/** The side of the line's axis; there is none to choose where line and columns share one. */
export const LineAxisControl = (): ReactNode => {
  const isShared = useSession(decideSharedAxis);
  return isShared === undefined ? <DrawnLineAxis /> : <LineAxisSide isShared={isShared} />;
};

/** What an area shows where a series has no value. */
export const ImputationControl = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const [type] = useFieldProperty<string>("y", "imputationType");
  return (
    <RadioGroup
      label={t("editor.imputation")}
      options={IMPUTATION_TYPES.map((value) => ({ value, label: t(`editor.imputation.${value}`) }))}
      value={type ?? "none"}
      onChange={(value) =>
        dispatch({ type: "IMPUTATION_TYPE_CHANGED", imputationType: value as ImputationType })
      }
    />
  );
};
