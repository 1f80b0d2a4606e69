import { GripIcon } from "@statelier/ui";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import styles from "./controls.module.css";

/** What an entry of a list is moved by, with a pointer or with keys. */
export const DragHandle = ({
  of,
  label,
  hint,
  isGrabbed,
  ...on
}: {
  /** The key of the entry. */
  of: string;
  label: string;
  /** The element that says which keys there are. */
  hint?: string;
  /** Of an entry that keys move until they let go of it. */
  isGrabbed?: boolean;
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur?: () => void;
}): ReactNode => (
  <button
    type="button"
    className={styles["handle"]}
    data-handle-of={of}
    aria-label={label}
    aria-describedby={hint}
    aria-pressed={isGrabbed}
    {...on}
  >
    <GripIcon />
  </button>
);
