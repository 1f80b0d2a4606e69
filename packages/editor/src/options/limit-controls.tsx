import {
  type ChartConfig,
  DEFAULT_LIMIT_STYLE,
  chartRules,
  findLimitedMeasure,
  isLimitValid,
  isSameLimit,
  type LimitStyle,
  listComponentsOfField,
  listDimensionIds,
  listMapDimensions,
  readSingleValues,
} from "@statelier/document";
import type { Limit } from "@statelier/model";
import { RadioGroup, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { disabledBy } from "../controls/disabled-by.ts";
import { ColorInput } from "../controls/color-input.tsx";
import type { FieldControlProps } from "./field-control.ts";
import styles from "../controls/controls.module.css";

const LINES = ["solid", "dashed"] as const;
const SYMBOLS = ["circle", "cross", "triangle"] as const;

const findAxis = (config: ChartConfig): string | undefined => {
  const axis = chartRules[config.chartType].fields.find(
    ({ role }) => role === "category" || role === "time",
  );
  return axis ? listComponentsOfField(config, axis.field)[0] : listMapDimensions(config)[0];
};

/** A limit of one moment is marked by a symbol where the chart has such, every other limit is a line. */
const hasSymbol = (config: ChartConfig, { related }: Limit): boolean => {
  const axis = findAxis(config);
  return (
    chartRules[config.chartType].limits === "symbols" &&
    related.some(({ dimensionId, type }) => dimensionId === axis && type === "single")
  );
};

const StyleControls = ({
  limit,
  style,
  onChange,
}: {
  limit: Limit;
  style: LimitStyle;
  onChange: (part: Partial<LimitStyle>) => void;
}): ReactNode => {
  const t = useT();
  const isSymbol = useSession(({ config }) => hasSymbol(config, limit));
  const hasLine = !isSymbol || limit.type === "value-range";
  return (
    <>
      <ColorInput
        label={t("editor.color")}
        value={style.color}
        onChange={(color) => onChange({ color })}
      />
      {hasLine && (
        <RadioGroup
          label={t("editor.limits.line")}
          orientation="horizontal"
          options={LINES.map((value) => ({ value, label: t(`editor.limits.line.${value}`) }))}
          value={style.lineType}
          onChange={(value) => onChange({ lineType: value as LimitStyle["lineType"] })}
        />
      )}
      {isSymbol && (
        <RadioGroup
          label={t("editor.limits.symbol")}
          orientation="horizontal"
          options={SYMBOLS.map((value) => ({ value, label: t(`editor.limits.symbol.${value}`) }))}
          value={style.symbolType ?? "circle"}
          onChange={(value) => onChange({ symbolType: value as LimitStyle["symbolType"] })}
        />
      )}
    </>
  );
};

/** The published targets of the measure that hold under the chart's filters: shown or not, and how. */
export const LimitControls = ({ spec, disabled }: FieldControlProps): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const measure = useSession(({ config, components }) =>
    findLimitedMeasure(config, spec.field, components),
  );
  const measureId = measure?.id ?? "";
  const limits = useSession(({ config, components }) => {
    const axis = components.dimensions.find(({ id }) => id === findAxis(config));
    const ids = axis ? listDimensionIds(axis) : [];
    const values = readSingleValues(config, components);
    return (measure?.limits ?? []).filter((limit) => isLimitValid(limit, ids, values));
  });
  const styled = useSession(({ config }) => config.limits[measureId]) ?? [];
  if (limits.length === 0) return null;
  return (
    <fieldset className={styles["fields"]} aria-label={t("editor.limits")}>
      <p className={styles["groupName"]}>{t("editor.limits")}</p>
      {limits.map((limit) => {
        const style = styled.find((each) => isSameLimit(each.related, limit.related));
        const related = limit.related.map(({ dimensionId, value }) => ({ dimensionId, value }));
        return (
          <div key={JSON.stringify(limit)} className={styles["group"]}>
            <Switch
              isSelected={style !== undefined && disabled === undefined}
              {...disabledBy(disabled)}
              onChange={(isOn) =>
                dispatch(
                  isOn
                    ? { type: "LIMIT_SET", measureId, limit: { related, ...DEFAULT_LIMIT_STYLE } }
                    : { type: "LIMIT_REMOVE", measureId, related },
                )
              }
            >
              {limit.name}
            </Switch>
            {style && disabled === undefined && (
              <StyleControls
                limit={limit}
                style={style}
                onChange={(part) =>
                  dispatch({ type: "LIMIT_SET", measureId, limit: { ...style, ...part } })
                }
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
};
