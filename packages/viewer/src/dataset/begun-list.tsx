import { formatInZone, type Iri, joinLabel } from "@statelier/model";
import { LinkButton, PlainButton, useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useId, useState } from "react";
import { BareList } from "../site/bare-list.tsx";
import { openStorage } from "../site/browser-storage.ts";
import { type BegunChart, compareBegun, listBegun, removeBegun } from "./begun-charts.ts";
import styles from "./begun-list.module.css";

/** Read as soon as the page runs, and again when Back leads to it or another tab stores a chart. */
const useBegun = (cube: Iri | undefined): readonly BegunChart[] => {
  const locale = useLocale();
  const [charts, setCharts] = useState<readonly BegunChart[]>([]);
  useEffect(() => {
    const read = (): void => setCharts(listBegun(openStorage(), locale, cube));
    read();
    globalThis.addEventListener("pageshow", read);
    globalThis.addEventListener("storage", read);
    return () => {
      globalThis.removeEventListener("pageshow", read);
      globalThis.removeEventListener("storage", read);
    };
  }, [locale, cube]);
  return charts;
};

const useFacts = ({ chartType, changedAt, isPublished, isUnread }: BegunChart): string => {
  const t = useT();
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const changed = changedAt > 0 && formatInZone(new Date(changedAt).toISOString(), zone);
  return [
    chartType && t(`editor.type.${chartType}`),
    changed && joinLabel(t("account.column.changed"), changed, locale),
    isPublished && t("account.state.published"),
    isUnread && t("browse.begun.unread"),
  ]
    .filter(Boolean)
    .join(" · ");
};

/** One chart; what was deleted is brought back by the same button. */
const BegunRow = ({
  chart,
  isDeleted,
  onAct,
}: {
  chart: BegunChart;
  isDeleted: boolean;
  /** Deletes it or brings it back. */
  onAct: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const facts = useFacts(chart);
  const name = chart.title || chart.datasets || t("account.chart.untitled");
  const action = t(isDeleted ? "kit.undo" : "kit.delete");
  return (
    <li className={styles.row} data-deleted={isDeleted ? "" : undefined}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <output className={styles.facts}>{isDeleted ? t("browse.begun.deleted") : facts}</output>
      </div>
      <div className={styles.actions}>
        {!isDeleted && (
          <LinkButton
            size="small"
            href={`/${locale}/create/${chart.id}`}
            aria-label={joinLabel(t("account.action.open"), name, locale)}
          >
            {t("account.action.open")}
          </LinkButton>
        )}
        <PlainButton
          size="small"
          // The second click of a double-click means what stood there before the first one.
          onClick={({ detail }) => detail <= 1 && onAct()}
          aria-label={joinLabel(action, name, locale)}
        >
          {action}
        </PlainButton>
      </div>
    </li>
  );
};

type Deleted = { chart: BegunChart; restore: () => void };

/** The way back to charts that nobody but this browser holds, of one dataset where one is given. Nothing where there are none. */
export const BegunCharts = ({ cube }: { cube?: Iri }): ReactNode => {
  const t = useT();
  const titleId = useId();
  const listed = useBegun(cube);
  // Until the page is left, each of them has its row.
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const isListed = ({ id }: BegunChart): boolean => listed.some((chart) => chart.id === id);
  const rows = [...listed, ...deleted.map(({ chart }) => chart).filter((each) => !isListed(each))];
  if (rows.length === 0) return null;
  const act = (chart: BegunChart): void => {
    const others = deleted.filter((each) => each.chart.id !== chart.id);
    const found = deleted.find((each) => each.chart.id === chart.id);
    found?.restore();
    setDeleted(
      found ? others : [...others, { chart, restore: removeBegun(openStorage(), chart.id) }],
    );
  };
  return (
    <section aria-labelledby={titleId} className={styles.section} data-no-print="">
      <h2 id={titleId} className={styles.title}>
        {t("browse.begun")}
      </h2>
      <BareList>
        {rows.toSorted(compareBegun).map((chart) => (
          <BegunRow
            key={chart.id}
            chart={chart}
            isDeleted={deleted.some((each) => each.chart.id === chart.id)}
            onAct={() => act(chart)}
          />
        ))}
      </BareList>
    </section>
  );
};
