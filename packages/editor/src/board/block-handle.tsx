import { GripIcon, useT } from "@statelier/ui";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import styles from "./layout-stage.module.css";

/** What a block is moved by, with a pointer or with keys. */
export const BlockHandle = ({
  blockKey,
  name,
  isGrabbed,
  ...on
}: {
  blockKey: string;
  name: string;
  /** Of a block that keys move until they let go of it. */
  isGrabbed?: boolean;
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur?: () => void;
}): ReactNode => {
  const t = useT();
  return (
    <button
      type="button"
      className={styles["handle"]}
      data-handle-of={blockKey}
      aria-label={t("editor.blocks.move", { name })}
      aria-pressed={isGrabbed}
      {...on}
    >
      <GripIcon />
    </button>
  );
};
