import type { ReactNode } from "react";
import styles from "./text-page.module.css";

/** Class of a paragraph that is less important than the others. */
export const SMALL_TEXT = styles.small;

/** A page that is read from top to bottom: its title and paragraphs. */
export const TextPage = ({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}): ReactNode => (
  <main className={styles.page} id="content">
    <h1>{title}</h1>
    {children}
  </main>
);
