import type { RenderPage } from "../pages/page.ts";
import { buildHtmlDocument } from "./html-document.ts";

/** Which page an address is, and its markup. */
export const renderPage: RenderPage = async (request, services) => ({
  kind: "html",
  status: 404,
  html: buildHtmlDocument({
    locale: request.locale,
    title: "Statelier",
    body: "<p>Statelier</p>",
    assets: services.assets("studio"),
  }),
});
