import type { ComponentProps, ReactNode } from "react";
import { CheckboxGroup as AriaCheckboxGroup, Label } from "react-aria-components/CheckboxGroup";
import { joinClasses } from "../join-classes.ts";
import { type FieldTexts, FieldTextLines } from "./field-text-lines.tsx";
import styles from "./field.module.css";

/** Several `Checkbox`es under one label. */
export const CheckboxGroup = ({
  label,
  description,
  error,
  children,
  className,
  ...rest
}: Omit<ComponentProps<typeof AriaCheckboxGroup>, "className" | "children"> &
  FieldTexts & { label: ReactNode; children: ReactNode; className?: string }): ReactNode => (
  <AriaCheckboxGroup
    {...rest}
    isInvalid={error !== undefined}
    className={joinClasses(styles.field, className)}
  >
    <Label className={styles.label}>{label}</Label>
    <div className={styles.options}>{children}</div>
    <FieldTextLines description={description} {...(error === undefined ? {} : { error })} />
  </AriaCheckboxGroup>
);
