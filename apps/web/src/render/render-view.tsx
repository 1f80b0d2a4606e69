import type { Page, PageRequest, PageServices } from "../pages/page.ts";
import { renderPublished } from "./render-published.tsx";

/** A page of the small program; undefined where the address is none of its own. */
export const renderView = async (
  request: PageRequest,
  services: PageServices,
): Promise<Page | undefined> => {
  const [, key] = /^\/v\/([^/]+)\/?$/.exec(request.path) ?? [];
  return key === undefined ? undefined : renderPublished(request, services, key);
};
