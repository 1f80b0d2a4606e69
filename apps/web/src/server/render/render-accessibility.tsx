import { escapeMarkup, LOCALES } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { AccessibilityPage } from "@statelier/viewer/accessibility";
import type { Page, PageRequest, PageServices } from "./contract/page.ts";
import { buildHtmlDocument } from "./html/html-document.ts";
import { renderPageMarkup } from "./html/render-page-markup.tsx";

/** The accessibility statement of the site; it needs no program. */
export const renderAccessibility = ({ locale }: PageRequest, services: PageServices): Page => {
  const { accessibility, publicUrl } = services;
  const messages = collectMessages(locale, ["site", "statement"]);
  const t = createTranslator(locale, messages);
  const others = LOCALES.map((other) => {
    const href = escapeMarkup(`${publicUrl}/${other}/accessibility`);
    return `<link rel="alternate" hreflang="${other}" href="${href}">`;
  });
  return {
    kind: "html",
    status: 200,
    html: buildHtmlDocument({
      locale,
      title: t("site.title", { page: t("statement.title") }),
      body: renderPageMarkup(
        locale,
        messages,
        <AccessibilityPage facts={accessibility} publicUrl={publicUrl} />,
      ),
      assets: { ...services.assets("studio"), scripts: [], preloads: [] },
      head: others.join(""),
    }),
  };
};
