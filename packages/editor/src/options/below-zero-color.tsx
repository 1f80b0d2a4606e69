import { DEFAULT_COLOR, readFields } from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import styles from "../controls/controls.module.css";
import { ColorChoice } from "./color-choice.tsx";
import { useExtension } from "./use-extension.ts";

/** What is below zero is told from what is above at a glance: these two are told apart by all eyes. */
const BELOW_ZERO = "#d55e00";

/** Another colour for columns and bars below zero. */
export const BelowZeroColor = (): ReactNode => {
  const t = useT();
  const [color, setColor] = useExtension<string>("belowZero");
  const own = useSession(({ config }) => {
    const field = readFields(config).color;
    return field?.type === "single" ? field.color : DEFAULT_COLOR;
  });
  const first = own === BELOW_ZERO ? DEFAULT_COLOR : BELOW_ZERO;
  return (
    <div className={styles["fields"]}>
      <Switch
        isSelected={Boolean(color)}
        onChange={(isOn) => setColor(isOn ? first : FIELD_VALUE_NONE)}
      >
        {t("editor.below-zero")}
      </Switch>
      {color && (
        <ColorChoice
          label={t("editor.below-zero.color")}
          value={color}
          isChosen
          onChange={setColor}
        />
      )}
    </div>
  );
};
