import type { RenderPage } from "../pages/page.ts";
import { renderPublished } from "./render-published.tsx";
import { renderStudio } from "./render-studio.tsx";

/** Which page an address is, and its markup. */
export const renderPage: RenderPage = async (request, services) => {
  const [, key] = /^\/v\/([^/]+)\/?$/.exec(request.path) ?? [];
  if (key !== undefined) return renderPublished(request, services, key);
  return renderStudio(request, services);
};
