import { loadDrawing, PICTURE_SCALES } from "@statelier/charts";
import { type Catalogue, loadMessages } from "@statelier/ui/messages";
import { LocaleProvider, useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useState } from "react";
import { deriveChartView } from "../chart-state/chart-state.ts";
import { describeStale } from "../chart-state/describe-stale.ts";
import type { ShownChart } from "../chart-state/page-state.ts";
import { DataLinks, LinkGroup } from "../dataset/data-links.tsx";
import type { DownloadFormat } from "../download/download.ts";
import { PICTURE_WIDTH, savePicture } from "../download/save-picture.ts";
import { FailureNotice } from "../failure/failure-notice.tsx";
import type { PageError } from "../failure/build-error-words.ts";
import { isFailure } from "../failure/describe-failure.ts";
import { readToday } from "../site/read-today.ts";
import { useSaveView } from "./use-save-view.ts";

/** Why there is no file: with the words for it, where it is known. */
type Failure = { error: PageError; messages: Catalogue } | "failed" | undefined;

/** Saves a picture of what is on screen: as SVG, or as PNG so many times as large. */
const useSavePicture = (
  shown: ShownChart,
): ((scale: number | "svg") => Promise<Failure>) | undefined => {
  const t = useT();
  const locale = useLocale();
  if (shown.status !== "ready") return undefined;
  const { config, components, metadata, table, geography, choices } = shown.chart;
  return async (scale) => {
    const view = deriveChartView(choices);
    const chart = { config, components, table, geography, locale, t, view };
    const error = await savePicture(
      {
        drawing: await loadDrawing(config),
        chart: { ...chart, width: PICTURE_WIDTH, theme: "light" },
        datasets: metadata,
        warnings: describeStale(shown.chart, t),
        dataFilters: choices.dataFilters,
        date: readToday(),
      },
      scale,
    );
    return error && { error, messages: await loadMessages(locale, ["errors"]) };
  };
};

/** The view of a preview as pictures and as data: the page alone has it. */
export const PreviewFiles = ({ shown }: { shown: ShownChart }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const saveView = useSaveView(shown);
  const savePictureOf = useSavePicture(shown);
  const [failure, setFailure] = useState<Failure>();
  const settle = async (saving: Promise<Failure>): Promise<void> => {
    setFailure(undefined);
    const why = await saving.catch((error: unknown) => {
      if (!isFailure(error)) globalThis.reportError(error);
      return "failed" as const;
    });
    setFailure(why);
  };
  const linkTo = (scale: number | "svg", label: string) => ({
    label,
    ...(savePictureOf && { onFollow: () => void settle(savePictureOf(scale)) }),
  });
  return (
    <>
      <LinkGroup
        title={t("viewer.download.pictures")}
        links={[
          linkTo("svg", t("viewer.download.svg")),
          ...PICTURE_SCALES.map((scale) =>
            linkTo(scale, t("viewer.download.png", { scale: String(scale) })),
          ),
        ]}
      />
      <div>
        <DataLinks
          title={t("viewer.download.visible")}
          onSave={
            saveView &&
            ((format: DownloadFormat) =>
              void settle(saveView(format).then((isSaved) => (isSaved ? undefined : "failed"))))
          }
        />
        {failure === "failed" ? (
          <p role="alert">{t("viewer.download.failed")}</p>
        ) : failure ? (
          <LocaleProvider locale={locale} messages={failure.messages}>
            <FailureNotice error={failure.error} />
          </LocaleProvider>
        ) : null}
      </div>
    </>
  );
};
