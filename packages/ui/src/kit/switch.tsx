import type { ComponentProps, ReactNode } from "react";
import { SwitchButton, SwitchField, Text } from "react-aria-components/Switch";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./check.module.css";

/** Turns something on or off at once; the label stands at the start, the switch at the end of the line. */
export const Switch = ({
  children,
  description,
  className,
  ...rest
}: Omit<ComponentProps<typeof SwitchField>, "className" | "children"> & {
  children: ReactNode;
  description?: ReactNode;
  className?: string;
}): ReactNode => (
  <SwitchField {...rest} className={joinClasses(styles.field, className)}>
    <SwitchButton className={joinClasses(styles.button, styles.spread)}>
      <span>{children}</span>
      <span className={styles.track} />
    </SwitchButton>
    {description !== undefined && (
      <Text slot="description" className={joinClasses(styles.description)}>
        {description}
      </Text>
    )}
  </SwitchField>
);
