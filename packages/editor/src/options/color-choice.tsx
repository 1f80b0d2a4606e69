import { ensureContrast } from "@statelier/charts";
import { contrastRatio } from "@statelier/document";
import { formatNumber } from "@statelier/model";
import { Button, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { ColorInput } from "../controls/color-input.tsx";
import shared from "../controls/controls.module.css";
import styles from "./options.module.css";

/** Below it, a mark is hard to tell from paper (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

/** A colour that is drawn as the author chose it, with the nearest one that is seen well where it is not (D62). */
export const ColorChoice = ({
  label,
  value,
  isChosen,
  onChange,
}: {
  label: string;
  value: string;
  /** It is none of a palette, whose colours the drawing adapts. */
  isChosen: boolean;
  onChange: (color: string) => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const ratio = contrastRatio(value, "#ffffff");
  const better = ensureContrast(value as `#${string}`, "light", LEAST_CONTRAST);
  return (
    <div className={styles["choice"]}>
      <ColorInput label={label} value={value} onChange={onChange} />
      {isChosen && ratio < LEAST_CONTRAST && (
        <p className={`${shared["hint"]} ${styles["note"]}`}>
          {t("editor.color.faint", { ratio: formatNumber(ratio, { locale, decimals: 1 }) })}{" "}
          <Button size="small" onPress={() => onChange(better)}>
            <span className={styles["swatch"]} style={{ background: better }} aria-hidden />
            {t("editor.color.take", { color: better })}
          </Button>
        </p>
      )}
    </div>
  );
};
