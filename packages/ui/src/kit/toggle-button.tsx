import type { ComponentProps, ReactNode } from "react";
import { ToggleButton as AriaToggleButton } from "react-aria-components/ToggleButton";
import { buttonClass, type ButtonStyle } from "../plain/button-style.ts";
import styles from "./toggle-button.module.css";

/** A button that stays pressed; in a `ToggleButtonGroup` it is one of several by its `id`. */
export const ToggleButton = ({
  tone,
  size,
  icon,
  ...rest
}: Omit<ComponentProps<typeof AriaToggleButton>, "className"> & ButtonStyle): ReactNode => (
  <AriaToggleButton
    className={buttonClass(
      { ...(tone && { tone }), ...(size && { size }), ...(icon && { icon }) },
      styles.toggle,
    )}
    {...rest}
  />
);
