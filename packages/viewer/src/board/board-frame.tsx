import { joinClasses } from "@statelier/ui/plain";
import type { ComponentProps, ReactNode } from "react";
import styles from "./block-grid.module.css";

/** The width that decides how many columns the grid inside it has: what is seen of the page, its margins included. */
export const BoardFrame = ({ className, ...rest }: ComponentProps<"div">): ReactNode => (
  <div {...rest} className={joinClasses(styles["frame"], className)} />
);
