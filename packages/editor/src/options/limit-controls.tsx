import {
  DEFAULT_LIMIT_STYLE,
  chartRules,
  isLimitValid,
  isSameLimit,
  type LimitStyle,
  listComponentsOfField,
} from "@statelier/document";
import { isMeasure, type Limit } from "@statelier/model";
import { RadioGroup, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { ColorInput } from "../controls/color-input.tsx";
import type { FieldControlProps } from "./field-control.ts";
import styles from "../controls/controls.module.css";

const LINES = ["solid", "dashed"] as const;
const SYMBOLS = ["circle", "cross", "triangle"] as const;

const useAxis = (): string | undefined => {
  const { config } = useEditor();
  const axis = chartRules[config.chartType].fields.find(
    ({ role }) => role === "category" || role === "time",
  );
  return axis && listComponentsOfField(config, axis.field)[0];
};

/** Lines and areas mark a limit of one moment by a symbol, every other limit is a line. */
const useHasSymbol = ({ related }: Limit): boolean => {
  const { config } = useEditor();
  const axis = useAxis();
  const isOverTime = config.chartType === "line" || config.chartType === "area";
  return (
    isOverTime && related.some(({ dimensionId, type }) => dimensionId === axis && type === "single")
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
  const hasSymbol = useHasSymbol(limit);
  const hasLine = !hasSymbol || limit.type === "value-range";
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
      {hasSymbol && (
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
export const LimitControls = ({ component, disabled }: FieldControlProps): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const axis = useAxis();
  if (!isMeasure(component)) return null;
  const measureId = component.id;
  const filters = Object.assign({}, ...config.cubes.map((cube) => cube.filters)) as Parameters<
    typeof isLimitValid
  >[2];
  const limits = component.limits.filter((limit) => isLimitValid(limit, axis, filters));
  if (limits.length === 0) return null;
  const styled = config.limits[measureId] ?? [];
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
              isDisabled={disabled !== undefined}
              {...(disabled === undefined ? {} : { description: disabled })}
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
