import { formatHexColor, parseHexColor } from "@statelier/document";
import type { ReactNode } from "react";
import styles from "./controls.module.css";

/** The browser's field takes six digits. */
const toSixDigits = (color: string): string => formatHexColor(parseHexColor(color) ?? [0, 0, 0]);

/** A colour with its name. */
export const ColorInput = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (color: string) => void;
}): ReactNode => (
  <label className={styles["color"]}>
    <input
      type="color"
      value={toSixDigits(value)}
      onChange={(event) => onChange(event.target.value)}
    />
    <span>{label}</span>
  </label>
);
