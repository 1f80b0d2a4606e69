import { escapeMarkup, joinLabel, type Locale } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import type { OperationsReport } from "./operations-report.ts";

export const READ_AGAIN_PATH = "/operations/read-again";

type Texts = {
  t: Translator;
  locale: Locale;
  writeCount: (count: number) => string;
  writeAge: (time: number) => string;
};

/** Datasets with cells that should be numbers, each with a button that drops what is kept of it; empty without any. */
export const writeUnreadable = (
  { unreadable }: Pick<OperationsReport, "unreadable">,
  { t, locale, writeCount, writeAge }: Texts,
): string => {
  if (unreadable.length === 0) return "";
  const label = escapeMarkup(t("operations.unreadable"));
  const rows = unreadable.map(({ id, source, iri, count, readAt }) => {
    const button = `<form method="post" action="/${locale}${READ_AGAIN_PATH}"><input type="hidden" name="id" value="${escapeMarkup(id)}"><button aria-label="${escapeMarkup(joinLabel(t("operations.read-again"), iri, locale))}">${escapeMarkup(t("operations.read-again"))}</button></form>`;
    return `<tr><th scope="row">${escapeMarkup(iri)}<br><span class="soft">${escapeMarkup(source)}</span></th><td>${escapeMarkup(writeCount(count))}</td><td>${writeAge(readAt)}</td><td>${button}</td></tr>`;
  });
  const head = ["operations.dataset", "operations.cells", "operations.read"] as const;
  const heads = head.map((id) => `<th scope="col">${escapeMarkup(t(id))}</th>`).join("");
  return `<h2>${label}</h2><p>${escapeMarkup(t("operations.unreadable.why"))}</p><div class="scroll" role="region" tabindex="0" aria-label="${label}"><table><thead><tr>${heads}<td></td></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
};
