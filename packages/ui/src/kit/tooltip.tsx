import { type ReactElement, type ReactNode, useState } from "react";
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
}): ReactNode => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TooltipTrigger delay={500} closeDelay={100} isOpen={isOpen} onOpenChange={setIsOpen}>
      {children}
      {/* Gone with its end: one that is left before it has its place would stay, unseen but read aloud. */}
      {isOpen && (
        <AriaTooltip className={joinClasses(styles.tooltip)} offset={6}>
          {text}
        </AriaTooltip>
      )}
    </TooltipTrigger>
  );
};
