import { listPointCandidates } from "@statelier/document";
import { Checkbox, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import styles from "../controls/controls.module.css";
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
