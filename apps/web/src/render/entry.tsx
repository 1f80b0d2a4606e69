import type { PageRequest, PageServices, Page, RenderPage } from "../pages/page.ts";
import { renderError } from "./render-error.tsx";
import { renderPublished } from "./render-published.tsx";
import { renderStudio } from "./render-studio.tsx";

const renderMatching = async (request: PageRequest, services: PageServices): Promise<Page> => {
  const [, key] = /^\/v\/([^/]+)\/?$/.exec(request.path) ?? [];
  if (key !== undefined) return renderPublished(request, services, key);
  return renderStudio(request, services);
};

/** Which page an address is, and its markup. What goes wrong inside is logged and said in the reader's language. */
export const renderPage: RenderPage = async (request, services) => {
  try {
    return await renderMatching(request, services);
  } catch (error) {
    const reference = crypto.randomUUID().slice(0, 8);
    services.log.error("a page failed", { error, reference, path: request.path });
    return renderError(request, services, 500, { code: "INTERNAL", args: { reference } });
  }
};
