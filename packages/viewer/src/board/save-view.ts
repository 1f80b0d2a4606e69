import type { Locale } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import type { PageChart } from "../chart-state/page-state.ts";
import type { DownloadFormat } from "../download/download.ts";
import { saveDownload } from "../download/formats/save-download.ts";
import { makeVisibleDownload } from "../download/make-download.ts";

/** Makes a file of what is on screen and saves it; false where the format cannot hold the rows. */
export const saveView = (
  chart: PageChart,
  format: DownloadFormat,
  { locale, t, href = "" }: { locale: Locale; t: Translator; href?: string | undefined },
): Promise<boolean> =>
  saveDownload(format, makeVisibleDownload(chart, { locale, t, order: "view" }), {
    ...(href === "" ? {} : { href }),
    words: {
      measure: t("viewer.download.measure"),
      observation: t("viewer.download.observation"),
    },
  });
