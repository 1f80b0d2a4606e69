import type { ChartKey } from "@statelier/model";
import { Button, Notice, useLocale, useT } from "@statelier/ui";
import { buildErrorWords } from "@statelier/viewer";
import { type ReactNode, useState } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { nameChart } from "../chart/name-chart.ts";
import { nameMissing } from "../chart/name-missing.ts";
import { useDeleteChart } from "../controls/use-delete-chart.ts";

/** Why the data of a chart are missing; undefined where they are there. */
export const useMissing = (chartKey: ChartKey) => {
  const { session } = useEditor();
  return useSession(({ state }) => {
    const chart = state.chartConfigs.find(({ key }) => key === chartKey);
    return chart && session.findMissing(chart);
  });
};

const Actions = ({ chartKey }: { chartKey: ChartKey }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { session, place, dispatch } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const deleting = useDeleteChart();
  const charts = useSession(({ state }) =>
    state.chartConfigs.map((chart, at) => ({
      key: chart.key,
      name: nameChart(chart, at, locale, t),
    })),
  );
  const again = async (): Promise<void> => {
    setAsking(true);
    await session.tryAgain();
    setAsking(false);
  };
  const replace = (): void => {
    if (session.read().state.state === "LAYOUTING") dispatch({ type: "CONFIGURE_CHART", chartKey });
    place.openDrawer("replace");
  };
  const { name = "" } = charts.find(({ key }) => key === chartKey) ?? {};
  return (
    <>
      <Button isPending={isAsking} onPress={() => void again()}>
        {t("kit.retry")}
      </Button>
      <Button onPress={replace}>{t("editor.missing.replace")}</Button>
      {charts.length > 1 && (
        <Button onPress={() => deleting.ask({ key: chartKey, name })}>
          {t("editor.tabs.delete")}
        </Button>
      )}
      {deleting.dialog}
    </>
  );
};

/** What stands in place of a chart whose data are missing: which dataset it lacks, and what can be done. */
export const MissingChart = ({ chartKey }: { chartKey: ChartKey }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const error = useMissing(chartKey);
  const names = useSession(({ state }) => {
    const chart = state.chartConfigs.find(({ key }) => key === chartKey);
    return chart && error ? nameMissing(chart, error, locale) : "";
  });
  if (!error) return null;
  const isGone = error.code === "CANNOT_FIND_CUBE";
  return (
    <Notice
      tone="error"
      live
      title={t(isGone ? "editor.missing.gone" : "editor.missing.away", { names })}
      actions={<Actions chartKey={chartKey} />}
    >
      <p>{buildErrorWords(error, t).why}</p>
      <p>{t("editor.missing.kept")}</p>
    </Notice>
  );
};
