import type { ComponentProps, ReactNode } from "react";
import { CheckboxButton, CheckboxField, Text } from "react-aria-components/Checkbox";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./check.module.css";
import { CheckIcon, DashIcon } from "./icons.tsx";

/** A choice of yes or no, alone or among others by its `value`. */
export const Checkbox = ({
  children,
  description,
  className,
  ...rest
}: Omit<ComponentProps<typeof CheckboxField>, "className" | "children"> & {
  children: ReactNode;
  description?: ReactNode;
  className?: string;
}): ReactNode => (
  <CheckboxField {...rest} className={joinClasses(styles.field, className)}>
    <CheckboxButton className={joinClasses(styles.button)}>
      {({ isIndeterminate }) => (
        <>
          <span className={styles.mark}>{isIndeterminate ? <DashIcon /> : <CheckIcon />}</span>
          <span>{children}</span>
        </>
      )}
    </CheckboxButton>
    {description !== undefined && (
      <Text slot="description" className={joinClasses(styles.description)}>
        {description}
      </Text>
    )}
  </CheckboxField>
);
