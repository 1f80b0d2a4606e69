import type { ReactNode } from "react";
import styles from "./panels.module.css";

/** A colour with its name. `value` is a hex colour of six digits. */
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
    <input type="color" value={value} onChange={(event) => onChange(event.target.value)} />
    <span>{label}</span>
  </label>
);
