import type { Page, PageRequest, PageServices } from "./contract/page.ts";
import { renderAccessibility } from "./render-accessibility.tsx";
import { renderPreview } from "./render-preview.tsx";
import { renderPublished } from "./render-published.tsx";

/** A page of the small program; undefined where the address is none of its own. */
export const renderView = async (
  request: PageRequest,
  services: PageServices,
): Promise<Page | undefined> => {
  if (/^\/preview(_post)?$/.test(request.path)) return renderPreview(request, services);
  if (/^\/accessibility\/?$/.test(request.path)) return renderAccessibility(request, services);
  const [, form, key] = /^\/(v|embed)\/([^/]+)\/?$/.exec(request.path) ?? [];
  if (key === undefined) return undefined;
  return renderPublished(request, services, key, form === "embed" ? "embed" : "page");
};
