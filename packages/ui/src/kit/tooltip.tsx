import type { ReactElement, ReactNode } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./tooltip.module.css";

/** A short explanation on hover and focus of a kit button, or of anything else wrapped in `Focusable`. */
export const Tooltip = ({
  text,
  children,
}: {
  text: ReactNode;
  children: ReactElement;
}): ReactNode => (
  <TooltipTrigger delay={500} closeDelay={100}>
    {children}
    <AriaTooltip className={joinClasses(styles.tooltip)} offset={6}>
      {text}
    </AriaTooltip>
  </TooltipTrigger>
);
