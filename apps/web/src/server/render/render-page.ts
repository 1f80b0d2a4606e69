import type { RenderPage } from "./contract/page.ts";
import { findStoreRefusal } from "../published/store-refusal.ts";
import type * as StudioPages from "./studio.tsx";
import type * as ViewPages from "./view.tsx";

/** What draws the pages of each program: two builds, because each has its own library below React's names. */
type Programs = {
  view: () => Promise<typeof ViewPages>;
  studio: () => Promise<typeof StudioPages>;
};

/** Which page an address is, and its markup. What goes wrong inside is logged and said in the reader's language. */
export const makeRenderPage =
  (programs: Programs): RenderPage =>
  async (request, services) => {
    const { renderView, renderError } = await programs.view();
    try {
      const page = await renderView(request, services);
      if (page) return page;
      const { renderStudio } = await programs.studio();
      return await renderStudio(request, services);
    } catch (error) {
      const { reference, path } = request;
      const refusal = findStoreRefusal(error);
      if (refusal) {
        services.log.error("a page found the store of charts away", { error, reference, path });
        return renderError(request, services, refusal.status, refusal.error);
      }
      services.log.error("a page failed", { error, reference, path });
      return renderError(request, services, 500, { code: "INTERNAL", args: { reference } });
    }
  };
