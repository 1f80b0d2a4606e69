import type { ReactElement, ReactNode } from "react";
import { Dialog, DialogTrigger, Popover as AriaPopover } from "react-aria-components/Popover";
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
    <AriaPopover className={joinClasses(popup.popover)} offset={4}>
      <Dialog aria-label={label} className={joinClasses(styles.panel)}>
        {children}
      </Dialog>
    </AriaPopover>
  </DialogTrigger>
);
