import { alignDecimals, formatInZone } from "@statelier/model";
import { type DataClient, DataError, type QueryState, useOwnQuery } from "@statelier/data";
import { encodeLinkState, makeKey, type StateWithCharts } from "@statelier/document";
import { useLocale, useT } from "@statelier/ui";
import { FailureNotice } from "@statelier/viewer";
import { type ReactNode, useCallback, useMemo } from "react";
import { nameChart } from "../chart/name-chart.ts";
import { openPublished } from "../session/open-document.ts";
import { ChangeList } from "./change-list.tsx";
import type { FigureChange } from "./compare-figures.ts";
import { compareVersions } from "../chart/compare-versions.ts";
import { describeError } from "../session/describe-error.ts";
import styles from "./compare-page.module.css";
import { NO_NAMES } from "../chart/describe-change.ts";
import { type ComparedFigures, fetchFigureChanges } from "./fetch-figures.ts";
import { useFrameHeight } from "./use-frame-height.ts";

/** A version of a chart, or a draft of it. */
export type Compared = {
  name: string;
  /** When it was published or changed last (ISO date and time). */
  at: string;
  data: Record<string, unknown>;
};

type Two = { before: Compared; after: Compared };

/** Rows that are written; more than that nobody compares by eye. */
const MOST_ROWS = 200;

const Picture = ({
  version: { name, at, data },
  timeZone,
}: {
  version: Compared;
  timeZone: string;
}): ReactNode => {
  const locale = useLocale();
  const { height, onLoad } = useFrameHeight();
  return (
    <figure>
      <figcaption>
        <strong>{name}</strong> {formatInZone(at, timeZone)}
      </figcaption>
      <iframe
        data-version
        title={name}
        src={`/${locale}/preview${encodeLinkState(data)}`}
        onLoad={onLoad}
        style={{ height }}
      />
    </figure>
  );
};

const FigureTable = ({
  changes,
  before,
  after,
}: {
  changes: readonly FigureChange[];
  before: Compared;
  after: Compared;
}): ReactNode => {
  const t = useT();
  if (changes.length === 0) return <p>{t("account.compare.same")}</p>;
  const shown = changes.slice(0, MOST_ROWS);
  const [fromPads, toPads] = [
    shown.map(({ from }) => from ?? "–"),
    shown.map(({ to }) => to ?? "–"),
  ].map(alignDecimals);
  return (
    <div className={styles["scroll"]}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("account.compare.figure")}</th>
            <th scope="col">{before.name}</th>
            <th scope="col">{after.name}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, measure, from, to }, at) => (
            <tr key={`${row}\n${measure}`}>
              <th scope="row">
                {row} <span>{measure}</span>
              </th>
              <td data-pad={fromPads?.[at] || undefined}>{from ?? "–"}</td>
              <td data-pad={toPads?.[at] || undefined}>{to ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > MOST_ROWS && (
        <p>{t("account.compare.more", { count: changes.length - MOST_ROWS })}</p>
      )}
    </div>
  );
};

type Opened = { before: StateWithCharts; after: StateWithCharts };

/** Both documents in the current format. Rejects with `DataError`, also where one cannot be read any more. */
const openBoth = async (data: DataClient, { before, after }: Two): Promise<Opened> => {
  const environment = { data, makeKey: () => makeKey(crypto.getRandomValues(new Uint8Array(12))) };
  const open = async ({ data: document }: Compared): Promise<StateWithCharts> => {
    const opened = await openPublished(document, environment);
    if (opened.ok) return opened.state;
    const { code, args } = opened.error;
    throw new DataError(code, "A version cannot be read.", { args });
  };
  return { before: await open(before), after: await open(after) };
};

/** Words come as soon as they are known, and the names in them as soon as the source answers. */
const useComparison = (data: DataClient, versions: Two) => {
  const locale = useLocale();
  const opening = useMemo(() => openBoth(data, versions), [data, versions]);
  const opened = useOwnQuery(useCallback(() => opening, [opening]));
  const figures = useOwnQuery(
    useCallback(
      async () => fetchFigureChanges(data, await opening, locale),
      [data, opening, locale],
    ),
  );
  return { opened, figures };
};

const Figures = ({
  figures,
  versions,
}: {
  figures: QueryState<ComparedFigures>;
  versions: Two;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  if (figures.status === "error") return <FailureNotice error={describeError(figures.error)} />;
  if (figures.status !== "success") return <p>{t("kit.loading")}</p>;
  const { charts } = figures.value;
  return charts.map(({ chart, changes }, index) => (
    <section key={chart.key}>
      {charts.length > 1 && <h3>{nameChart(chart, index, locale, t)}</h3>}
      <FigureTable changes={changes} {...versions} />
    </section>
  ));
};

/** Two versions of a chart: what was changed in words, both pictures side by side, and the figures that are not the same. */
export const Comparison = ({
  versions,
  timeZone,
  data,
}: {
  versions: Two;
  timeZone: string;
  data: DataClient;
}): ReactNode => {
  const t = useT();
  const { opened, figures } = useComparison(data, versions);
  const isOpening = opened.status !== "success" && opened.status !== "error";
  const names = figures.status === "success" ? figures.value.names : NO_NAMES;
  return (
    <>
      <h2 className={styles["head"]}>{t("account.compare.config")}</h2>
      {isOpening && <p>{t("kit.loading")}</p>}
      {opened.status === "error" && <FailureNotice error={describeError(opened.error)} />}
      {opened.status === "success" && (
        <ChangeList
          changes={compareVersions(opened.value.before, opened.value.after)}
          names={names}
        />
      )}
      <h2 className={styles["head"]}>{t("account.compare.pictures")}</h2>
      <div className={styles["pictures"]}>
        <Picture version={versions.before} timeZone={timeZone} />
        <Picture version={versions.after} timeZone={timeZone} />
      </div>
      {opened.status === "success" && (
        <>
          <h2 className={styles["head"]}>{t("account.compare.figures")}</h2>
          <Figures figures={figures} versions={versions} />
        </>
      )}
    </>
  );
};
