import {
  ANIMATION_DURATIONS,
  type AnimationField,
  chartRules,
  readFields,
} from "@statelier/document";
import { kindTraits } from "@statelier/model";
import { RadioGroup, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";

const TYPES = ["continuous", "stepped"] as const;

/** How a chart is played over time. */
export const AnimationControls = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const animation = useSession(({ config }) => readFields(config).animation);
  const canFollow = useSession(({ config }) => chartRules[config.chartType].dynamicScales);
  // Values without a date stay a second each (AN5).
  const isDated = useSession(({ components }) => {
    const found = components.dimensions.find(({ id }) => id === animation?.componentId);
    return found !== undefined && kindTraits(found).isTemporal;
  });
  if (!animation) return null;
  const update = (name: Exclude<keyof AnimationField, "componentId">, value: unknown) =>
    dispatch({ type: "CHART_FIELD_UPDATED", field: "animation", path: [name], value });
  const durations = [...new Set([...ANIMATION_DURATIONS, animation.duration])];
  return (
    <>
      <Switch
        isSelected={animation.showPlayButton}
        onChange={(isOn) => update("showPlayButton", isOn)}
      >
        {t("editor.animation.play-button")}
      </Switch>
      {isDated && (
        <>
          <RadioGroup
            label={t("editor.animation.duration")}
            orientation="horizontal"
            options={durations.map((seconds) => ({
              value: String(seconds),
              label: t("editor.animation.seconds", { seconds }),
            }))}
            value={String(animation.duration)}
            onChange={(seconds) => update("duration", Number(seconds))}
          />
          <RadioGroup
            label={t("editor.animation.type")}
            options={TYPES.map((value) => ({ value, label: t(`editor.animation.type.${value}`) }))}
            value={animation.type}
            onChange={(type) => update("type", type)}
          />
        </>
      )}
      {canFollow && (
        <Switch
          isSelected={animation.dynamicScales}
          onChange={(isOn) => update("dynamicScales", isOn)}
        >
          {t("editor.animation.dynamic-scales")}
        </Switch>
      )}
    </>
  );
};
