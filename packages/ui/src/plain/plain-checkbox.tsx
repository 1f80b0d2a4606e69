import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./plain-field.module.css";

/** A native checkbox with its label. */
export const PlainCheckbox = ({
  label,
  className,
  lang,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }): ReactNode => (
  <label className={joinClasses(styles.check, className)}>
    <input type="checkbox" {...rest} />
    <span lang={lang}>{label}</span>
  </label>
);
