import { useLocale, useT } from "@statelier/ui/plain";
import type { DownloadFormat } from "../download/download-format.ts";
import type { PublishedView } from "./use-published-view.ts";

/**
 * Makes a file of what is on screen where the page has it, without asking the server again; where that fails, the
 * server answers at `href` and says why.
 */
export const useSaveView = (
  view: PublishedView,
  publicUrl: string,
): ((format: DownloadFormat, href: string) => void) | undefined => {
  const t = useT();
  const locale = useLocale();
  if (view.status !== "ready") return undefined;
  const save = async (format: DownloadFormat, href: string): Promise<boolean> => {
    const [{ makeVisibleDownload }, { saveDownload }] = await Promise.all([
      import("../download/make-download.ts"),
      import("../download/save-download.ts"),
    ]);
    const words = {
      measure: t("viewer.download.measure"),
      observation: t("viewer.download.observation"),
    };
    const download = makeVisibleDownload(view.chart, locale);
    return saveDownload(format, download, { href: `${publicUrl}${href}`, words });
  };
  return (format, href) => {
    save(format, href).then(
      (isSaved) => {
        if (!isSaved) globalThis.location.assign(href);
      },
      () => globalThis.location.assign(href),
    );
  };
};
