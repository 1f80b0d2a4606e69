import { useLocale, useT } from "@statelier/ui/plain";
import type { DownloadFormat } from "../download/download.ts";
import type { ShownChart } from "../chart-state/page-state.ts";

/**
 * Makes a file of what is on screen where the page has it, without asking the server again; answers whether it could.
 * `address` is where the server has the same file, if it does.
 */
export const useSaveView = (
  shown: ShownChart,
): ((format: DownloadFormat, address?: string) => Promise<boolean>) | undefined => {
  const t = useT();
  const locale = useLocale();
  if (shown.status !== "ready") return undefined;
  const save = async (format: DownloadFormat, address?: string): Promise<boolean> => {
    const [{ makeVisibleDownload }, { saveDownload }] = await Promise.all([
      import("../download/make-download.ts"),
      import("../download/formats/save-download.ts"),
    ]);
    const words = {
      measure: t("viewer.download.measure"),
      observation: t("viewer.download.observation"),
    };
    const download = makeVisibleDownload(shown.chart, locale);
    return saveDownload(format, download, { ...(address ? { href: address } : {}), words });
  };
  return (format, address) => save(format, address).catch(() => false);
};
