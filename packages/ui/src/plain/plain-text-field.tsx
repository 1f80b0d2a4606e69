import { usePartId } from "./part-ids.tsx";
import { type ComponentProps, type ReactNode } from "react";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./plain-field.module.css";

/** A native text input with its label. */
export const PlainTextField = ({
  label,
  className,
  type = "text",
  ...rest
}: ComponentProps<"input"> & { label: string }): ReactNode => {
  const id = usePartId();
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.label} htmlFor={rest.id ?? id}>
        {label}
      </label>
      <input id={id} type={type} {...rest} className={styles.input} />
    </div>
  );
};
