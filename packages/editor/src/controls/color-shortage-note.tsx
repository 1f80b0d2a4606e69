import { CATEGORICAL_PALETTES, findColorShortage, type PaletteChoice } from "@statelier/document";
import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { PALETTE_NAMES } from "./palette-names.ts";
import styles from "./controls.module.css";

/** What to do where series share a colour of their palette. */
export const ColorShortageNote = ({
  colors,
  palette,
}: {
  /** Of the series that are shown. */
  colors: readonly string[];
  palette: PaletteChoice;
}): ReactNode => {
  const t = useT();
  const shortage = findColorShortage(colors, palette);
  if (!shortage) return null;
  if (shortage.suffices)
    return (
      <p className={styles["hint"]}>
        {t("editor.colors.same", { reset: t("editor.colors.reset") })}
      </p>
    );
  const { series, colors: count } = shortage;
  const ids = Object.keys(PALETTE_NAMES) as (keyof typeof PALETTE_NAMES)[];
  const larger = ids.filter((id) => CATEGORICAL_PALETTES[id].length >= series);
  const names = larger.map((id) => PALETTE_NAMES[id]).join(", ");
  return (
    <p className={styles["hint"]}>
      {t("editor.colors.shared", { series, colors: count, values: t("editor.values") })}{" "}
      {larger.length > 0 && t("editor.colors.more", { names })}
    </p>
  );
};
