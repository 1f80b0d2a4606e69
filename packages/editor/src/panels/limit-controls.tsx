import {
  DEFAULT_LIMIT_STYLE,
  isLimitValid,
  isSameLimit,
  listFieldComponents,
} from "@statelier/document";
import type { Measure } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { ColorInput } from "./color-input.tsx";
import styles from "./panels.module.css";

/** The published targets of the measure that hold under the chart's filters: shown or not, and in which colour. */
export const LimitControls = ({ measure }: { measure: Measure }): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const filters = Object.assign({}, ...config.cubes.map((cube) => cube.filters)) as Parameters<
    typeof isLimitValid
  >[2];
  const shown = listFieldComponents(config);
  const limits = measure.limits.filter((limit) =>
    shown.some((axisId) => isLimitValid(limit, axisId, filters)),
  );
  if (limits.length === 0) return null;
  const styled = config.limits[measure.id] ?? [];
  return (
    <fieldset className={styles["fields"]} aria-label={t("editor.limits")}>
      <p className={styles["groupName"]}>{t("editor.limits")}</p>
      {limits.map(({ name, related }) => {
        const style = styled.find((each) => isSameLimit(each.related, related));
        const own = related.map(({ dimensionId, value }) => ({ dimensionId, value }));
        return (
          <div key={JSON.stringify(own)} className={styles["fields"]}>
            <Switch
              isSelected={style !== undefined}
              onChange={(isOn) =>
                dispatch(
                  isOn
                    ? {
                        type: "LIMIT_SET",
                        measureId: measure.id,
                        limit: { related: own, ...DEFAULT_LIMIT_STYLE },
                      }
                    : { type: "LIMIT_REMOVE", measureId: measure.id, related: own },
                )
              }
            >
              {name}
            </Switch>
            {style && (
              <ColorInput
                label={t("editor.limits.color")}
                value={style.color}
                onChange={(color) =>
                  dispatch({
                    type: "LIMIT_SET",
                    measureId: measure.id,
                    limit: { ...style, color },
                  })
                }
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
};
