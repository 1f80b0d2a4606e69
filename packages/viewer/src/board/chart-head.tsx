import { joinClasses, Prose, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { ChartTexts } from "../chart-state/page-state.ts";
import styles from "../site/published-page.module.css";

export const Description = ({ html }: { html: ChartTexts["descriptionHtml"] }): ReactNode =>
  html ? <Prose html={html} className={styles.description ?? ""} /> : null;

/** What a chart is called, and what its author says of it. */
export const ChartHead = ({
  texts: { title, titleHtml, descriptionHtml },
  titleId,
  isBelow,
  titleClass,
}: {
  texts: ChartTexts;
  titleId: string;
  /** The page has a title of its own. */
  isBelow: boolean;
  titleClass?: string | undefined;
}): ReactNode => {
  const t = useT();
  const Heading = isBelow ? "h2" : "h1";
  return (
    <>
      <Heading
        id={titleId}
        className={isBelow ? styles.chartTitle : joinClasses(styles.title, titleClass)}
      >
        {titleHtml ? <Prose html={titleHtml} inline /> : title || t("viewer.untitled")}
      </Heading>
      <Description html={descriptionHtml} />
    </>
  );
};
