import { type ChartInput, INITIAL_CHART_VIEW } from "@statelier/charts";
import { InteractiveChart } from "@statelier/charts/react";
import { formatFullDate } from "@statelier/model";
import { Button, Markdown, Notice, Skeleton, useLocale, useT } from "@statelier/ui";
import { FailureNotice } from "@statelier/viewer";
import { type ReactNode, useEffect, useMemo } from "react";
import { describeError } from "../session/describe-error.ts";
import { useEditor, useScope, useSession } from "../chart/editor-context.ts";
import { nameSetting } from "../chart/editor-place.ts";
import { ChartFootnotes } from "./chart-footnotes.tsx";
import { ChartNotices } from "./chart-notices.tsx";
import styles from "./chart-stage.module.css";
import { ChartTabs } from "./chart-tabs.tsx";
import { SuggestionNotice } from "./suggestion-notice.tsx";
import { PictureMenu } from "./picture-menu.tsx";
import type { DrawnChart } from "../chart/drawn-chart.ts";
import { useDrawnChart } from "../chart/use-drawn-chart.ts";
import { useWidth } from "./use-width.ts";

const Texts = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { place } = useEditor();
  const { title, description } = useSession(({ config }) => config.meta);
  const open = (field: "title" | "description") => () =>
    place.go("text", nameSetting("text", field, locale));
  return (
    <div className={styles["texts"]}>
      {title[locale] ? (
        <h2 className={styles["title"]}>
          <Markdown text={title[locale]} inline />
        </h2>
      ) : (
        <button
          type="button"
          className={styles["prompt"]}
          data-text="title"
          onClick={open("title")}
        >
          {t("editor.prompt.title")}
        </button>
      )}
      {description[locale] ? (
        <div className={styles["description"]}>
          <Markdown text={description[locale]} />
        </div>
      ) : (
        <button type="button" className={styles["prompt"]} onClick={open("description")}>
          {t("editor.prompt.description")}
        </button>
      )}
    </div>
  );
};

const Drawing = ({ drawn, isBusy }: { drawn: DrawnChart; isBusy: boolean }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { ref, width } = useWidth();
  const input = useMemo<ChartInput | undefined>(
    () =>
      width === undefined
        ? undefined
        : { ...drawn, locale, t, width, theme: "light", view: INITIAL_CHART_VIEW },
    [drawn, locale, t, width],
  );
  return (
    <div ref={ref} className={styles["drawing"]} aria-busy={isBusy}>
      {drawn.drawing ? (
        input && <InteractiveChart drawing={drawn.drawing} input={input} />
      ) : (
        <Notice>{t("editor.not-drawn")}</Notice>
      )}
    </div>
  );
};

/** The chart on its sheet, as readers will see it. */
export const ChartStage = (): ReactNode => {
  const t = useT();
  const { source } = useScope();
  const { drawnRef } = useEditor();
  const { drawn, status, error, dataAsOf, unreadable, reload } = useDrawnChart();
  useEffect(() => {
    drawnRef.current = drawn;
  }, [drawnRef, drawn]);
  const failure = error && describeError(error, { source });
  return (
    <>
      <ChartTabs />
      <div className={styles["sheet"]}>
        <ChartNotices />
        <Texts />
        {failure ? (
          <FailureNotice
            error={failure}
            actions={<Button onPress={reload}>{t("kit.retry")}</Button>}
          />
        ) : null}
        {dataAsOf ? (
          <Notice tone="warn" live actions={<Button onPress={reload}>{t("kit.retry")}</Button>}>
            {t("viewer.stale", { date: `${formatFullDate(dataAsOf, "Minute")} UTC` })}
          </Notice>
        ) : null}
        {unreadable > 0 ? (
          <Notice tone="warn" live>
            {t("viewer.unreadable", { count: unreadable })}
          </Notice>
        ) : null}
        {drawn && <SuggestionNotice drawn={drawn} />}
        {drawn ? (
          <Drawing drawn={drawn} isBusy={status === "loading"} />
        ) : failure ? null : (
          <Skeleton width="100%" height={420} />
        )}
        {drawn && <ChartFootnotes drawn={drawn} />}
        {drawn && <PictureMenu drawn={drawn} />}
        <output className={styles["status"]}>
          {status === "loading" ? t("editor.loading") : null}
        </output>
      </div>
    </>
  );
};
