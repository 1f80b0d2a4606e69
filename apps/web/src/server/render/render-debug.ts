import { escapeMarkup } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { findActiveChart, type PublishedState } from "@statelier/viewer/published";
import type { OpenedChart } from "../published/open-published.ts";
import type { PageRequest } from "./contract/page.ts";

/** Whether whoever asks wants to see what the chart is made of; the editor knows the same flag. */
export const hasDebugFlag = ({ url }: Pick<PageRequest, "url">): boolean =>
  url.searchParams.get("flag__debug") === "true";

/** What the chart is made of, below its page and without its program; nothing without the flag. */
export const renderDebug = (
  request: Pick<PageRequest, "url" | "locale">,
  { document, source }: Pick<OpenedChart, "document" | "source">,
  state: PublishedState,
): string => {
  if (!hasDebugFlag(request)) return "";
  const t = createTranslator(request.locale, collectMessages(request.locale, ["editor"]));
  const { config, components } = findActiveChart(state);
  const facts = [
    [t("editor.debug.source"), `${source.type} ${source.url}`],
    [t("editor.debug.datasets"), config.cubes.map(({ iri }) => iri).join(" ")],
    [
      t("editor.debug.components"),
      `${components.dimensions.length} + ${components.measures.length}`,
    ],
  ].map(
    ([name = "", value = ""]) => `<dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(value)}</dd>`,
  );
  const title = escapeMarkup(t("editor.debug"));
  const label = escapeMarkup(t("editor.debug.document"));
  const text = escapeMarkup(JSON.stringify(document, null, 2));
  return `<section aria-label="${title}"><details open><summary>${title}</summary><dl>${facts.join("")}</dl><textarea aria-label="${label}" readonly rows="24" cols="36">\n${text}</textarea></details></section>`;
};
