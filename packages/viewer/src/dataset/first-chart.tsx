import { useQuery } from "@statelier/data";
import { joinClasses, LanguageParts, Skeleton, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useState } from "react";
import { isFailure } from "../failure/describe-failure.ts";
import type { FirstChartDrawing } from "../site/site-services.ts";
import styles from "./first-chart.module.css";

const Drawing = ({
  markup,
  className,
}: {
  markup: string;
  className: string | undefined;
}): ReactNode => (
  // The markup is drawn by our own painter.
  <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />
);

/** A finished drawing, for a wide place and for a phone, with its content in words. */
export const FirstChartFigure = ({ chart }: { chart: FirstChartDrawing }): ReactNode => (
  <figure className={styles.figure}>
    <Drawing className={joinClasses(styles.drawing, styles.wide)} markup={chart.wide} />
    <Drawing className={joinClasses(styles.drawing, styles.narrow)} markup={chart.narrow} />
    <VisuallyHidden>
      <LanguageParts parts={chart.summary} />
    </VisuallyHidden>
    {chart.shown.length > 0 && (
      <figcaption className={styles.shown}>
        <LanguageParts
          parts={chart.shown.flatMap((parts, at) =>
            at === 0 ? parts : [{ text: " · " }, ...parts],
          )}
        />
      </figcaption>
    )}
  </figure>
);

type FirstChartProps = {
  /** What came with the page. */
  drawn: FirstChartDrawing | undefined;
  /** Draws it now; asked where nothing came. */
  draw: () => Promise<FirstChartDrawing | undefined>;
};

/** The first chart of a dataset: from the first response, else as soon as it is drawn. Nothing where there is none. */
export const FirstChart = ({ drawn, draw }: FirstChartProps): ReactNode => {
  const t = useT();
  // Drawn once: another dataset is another element.
  const [load] = useState(() => draw);
  const asked = useQuery(drawn ? undefined : load, load);
  const error = asked.status === "error" ? asked.error : undefined;
  useEffect(() => {
    if (error && !isFailure(error)) reportError(error);
  }, [error]);
  const chart = drawn ?? (asked.status === "success" ? asked.value : undefined);
  if (error || (asked.status === "success" && !chart)) return null;
  return (
    // On paper a dataset is its table and where it comes from: one page.
    <section aria-labelledby="chart-title" className={styles.section} data-no-print="">
      <h2 id="chart-title">{t("browse.chart")}</h2>
      {chart ? (
        <FirstChartFigure chart={chart} />
      ) : (
        <div aria-busy>
          <output className={styles.shown}>{t("browse.chart.loading")}</output>
          <Skeleton height={360} />
        </div>
      )}
    </section>
  );
};
