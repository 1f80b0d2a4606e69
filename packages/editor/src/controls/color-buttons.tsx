import {
  canResetPalette,
  type ColorMapping,
  completeColors,
  shuffleColors,
} from "@statelier/document";
import { Button, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import styles from "./controls.module.css";

/** The same colours in another order, each with another owner where that can be; and those of the palette again. */
export const ColorButtons = ({
  field,
  mapping,
  values = [],
}: {
  /** The layer of a map or the column of a table; without it, the colours of the chart. */
  field?: string;
  /** The colour of each value, where values have colours. */
  mapping?: ColorMapping;
  /** Those that are shown. */
  values?: readonly string[];
}): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const canReset = useSession(({ config, components }) =>
    canResetPalette(completeColors(config, components), components, field),
  );
  const named = field === undefined ? {} : { field };
  return (
    <div className={styles["buttons"]}>
      {mapping && (
        <Button
          size="small"
          isDisabled={values.length < 2}
          onPress={() =>
            dispatch({
              type: "CHART_CONFIG_UPDATE_COLOR_MAPPING",
              ...named,
              colorMapping: shuffleColors(mapping, values, Math.random),
            })
          }
        >
          {t("editor.colors.shuffle")}
        </Button>
      )}
      <Button
        size="small"
        isDisabled={!canReset}
        onPress={() => dispatch({ type: "CHART_PALETTE_RESET", ...named })}
      >
        {t("editor.colors.reset")}
      </Button>
    </div>
  );
};
