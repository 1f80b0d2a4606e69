import type { ComponentProps, ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { buttonClass, type ButtonStyle } from "../plain/button-style.ts";

/** A button; its text is a verb. `icon` for one that shows a picture alone and is named by `aria-label`. */
export const Button = ({
  tone,
  size,
  icon,
  className,
  ...rest
}: Omit<ComponentProps<typeof AriaButton>, "className"> &
  ButtonStyle & { className?: string }): ReactNode => (
  <AriaButton
    className={buttonClass(
      { ...(tone && { tone }), ...(size && { size }), ...(icon && { icon }) },
      className,
    )}
    {...rest}
  />
);
