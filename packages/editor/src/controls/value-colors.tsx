import { Button, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import styles from "./controls.module.css";

const FIRST_SHOWN = 40;

type Value = { value: string; label: string };

/** The colour of each value; of many the first ones, until all are wanted. */
export const ValueColors = ({
  values,
  renderColor,
}: {
  values: readonly Value[];
  renderColor: (value: Value) => ReactNode;
}): ReactNode => {
  const t = useT();
  const [showsAll, showAll] = useState(false);
  const shown = showsAll ? values : values.slice(0, FIRST_SHOWN);
  return (
    <fieldset className={styles["colors"]} aria-label={t("editor.colors")}>
      {shown.map(renderColor)}
      {shown.length < values.length && (
        <Button size="small" onPress={() => showAll(true)}>
          {t("editor.colors.all", { total: values.length })}
        </Button>
      )}
    </fieldset>
  );
};
