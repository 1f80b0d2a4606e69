import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./text-button.module.css";

/** A button in the look of a link. */
export const TextButton = ({ className, ...rest }: ComponentProps<"button">): ReactNode => (
  <button className={joinClasses(styles.button, className)} {...rest} />
);
