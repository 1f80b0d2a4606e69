import type { ReactNode } from "react";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./skeleton.module.css";

/** Keeps the room of what is to come; `lines` for text, else a block of the given size. */
export const Skeleton = ({
  lines,
  width = "100%",
  height = "100%",
  className,
}: {
  lines?: number;
  width?: number | string;
  height?: number | string;
  className?: string;
}): ReactNode =>
  lines === undefined ? (
    <div aria-hidden className={joinClasses(styles.bone, className)} style={{ width, height }} />
  ) : (
    <div aria-hidden className={joinClasses(styles.lines, className)}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={joinClasses(styles.bone, styles.line)} />
      ))}
    </div>
  );
