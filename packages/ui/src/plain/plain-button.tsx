import type { ComponentProps, ReactNode } from "react";
import { buttonClass, type ButtonStyle } from "./button-style.ts";

/** A native button in the look of the kit, for pages that stay small. */
export const PlainButton = ({
  tone,
  size,
  icon,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & ButtonStyle): ReactNode => (
  <button
    type={type}
    className={buttonClass(
      { ...(tone && { tone }), ...(size && { size }), ...(icon && { icon }) },
      className,
    )}
    {...rest}
  />
);
