import { CATEGORICAL_PALETTES, findColorShortage } from "@statelier/document";
import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { PALETTE_NAMES } from "./palette-names.ts";
import styles from "./panels.module.css";

/** What to do where series outnumber the colours of their palette. */
export const ColorShortageNote = ({
  colors,
  paletteId,
}: {
  /** Of the series that are shown. */
  colors: readonly string[];
  paletteId: string;
}): ReactNode => {
  const t = useT();
  const shortage = findColorShortage(colors, paletteId);
  if (!shortage) return null;
  const ids = Object.keys(PALETTE_NAMES) as (keyof typeof PALETTE_NAMES)[];
  const larger = ids.filter((id) => CATEGORICAL_PALETTES[id].length >= shortage.series);
  const names = larger.map((id) => PALETTE_NAMES[id]).join(", ");
  return (
    <p className={styles["hint"]}>
      {t("editor.colors.shared", { ...shortage, values: t("editor.values") })}{" "}
      {larger.length > 0 && t("editor.colors.more", { names })}
    </p>
  );
};
