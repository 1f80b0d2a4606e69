import { useLocale, useT } from "@statelier/ui/plain";
import type { ShownChart } from "../chart-state/page-state.ts";
import type { DownloadFormat } from "../download/download.ts";

/**
 * Makes a file of what is on screen where the page has it, without asking the server again; answers whether it could.
 * `href` is where the server has the same file, if it does.
 */
export const useSaveView = (
  shown: ShownChart,
): ((format: DownloadFormat, href?: string) => Promise<boolean>) | undefined => {
  const t = useT();
  const locale = useLocale();
  if (shown.status !== "ready") return undefined;
  return (format, href) =>
    import("./save-view.ts")
      .then(({ saveView }) => saveView(shown.chart, format, { locale, t, href }))
      .catch(() => false);
};
