import type { ComponentProps, ReactNode } from "react";
import { buttonClass, type ButtonStyle } from "./button-style.ts";

/** A link in the look of a button. */
export const LinkButton = ({
  tone,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & ButtonStyle & { href: string }): ReactNode => (
  <a
    className={buttonClass(
      { ...(tone && { tone }), ...(size && { size }), ...(icon && { icon }) },
      className,
    )}
    {...rest}
  >
    {children}
  </a>
);
