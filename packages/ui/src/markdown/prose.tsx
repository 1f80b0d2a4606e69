import type { ReactNode } from "react";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./prose.module.css";
import type { SafeHtml } from "./render-markdown.ts";

/** Shows HTML that `renderMarkdown` made; `inline` for HTML made inline. */
export const Prose = ({
  html,
  inline = false,
  className,
}: {
  html: SafeHtml;
  inline?: boolean;
  className?: string;
}): ReactNode => {
  const Element = inline ? "span" : "div";
  return (
    <Element
      className={joinClasses(!inline && styles.prose, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
};
