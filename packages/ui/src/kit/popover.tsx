import type { ReactElement, ReactNode } from "react";
import { DialogTrigger, Popover as AriaPopover } from "react-aria-components/Popover";
import { joinClasses } from "../join-classes.ts";
import popup from "./popup.module.css";
import styles from "./popover.module.css";

/** A small panel beside the button that opens it; `label` names it. */
export const Popover = ({
  trigger,
  label,
  children,
}: {
  trigger: ReactElement;
  label: string;
  children: ReactNode;
}): ReactNode => (
  <DialogTrigger>
    {trigger}
    <AriaPopover aria-label={label} className={joinClasses(popup.popover)} offset={4}>
      <div className={styles.panel}>{children}</div>
    </AriaPopover>
  </DialogTrigger>
);
