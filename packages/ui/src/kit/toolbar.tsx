import type { ReactNode } from "react";
import { Toolbar as AriaToolbar } from "react-aria-components/Toolbar";
import { joinClasses } from "../styles/join-classes.ts";

/** Buttons that belong together: one stop of the Tab key, the arrows lead from one to the next. */
export const Toolbar = ({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}): ReactNode => (
  <AriaToolbar aria-label={label} className={joinClasses(className)}>
    {children}
  </AriaToolbar>
);
