import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { RequestListener } from "node:http";
import type { PageServices, RenderPage } from "./render/contract/page.ts";
import { makeRenderPage } from "./render/render-page.ts";
import type * as StudioPages from "./render/studio.tsx";
import type * as ViewPages from "./render/view.tsx";
import { readEntryAssets } from "./entry-assets.ts";

const WEB = fileURLToPath(new URL("../..", import.meta.url));

/** How pages come to be: from the build, or in development straight from the sources with hot reload. */
export type Renderer = {
  render: RenderPage;
  assets: PageServices["assets"];
  clientFolder?: string;
  makeListener(app: { fetch: Hono["fetch"] }): RequestListener;
};

export const openBuiltRenderer = async (): Promise<Renderer> => {
  const view = (await import(`${WEB}/dist/server/view.js`)) as typeof ViewPages;
  const studio = (await import(`${WEB}/dist/server/studio.js`)) as typeof StudioPages;
  return {
    render: makeRenderPage({ view: async () => view, studio: async () => studio }),
    assets: readEntryAssets(`${WEB}/dist/client`),
    clientFolder: `${WEB}/dist/client`,
    makeListener: (app) => getRequestListener(app.fetch),
  };
};

export const openDevelopmentRenderer = async (): Promise<Renderer> => {
  const { createServer: createViteServer } = await import("vite");
  const vite = await createViteServer({
    configFile: `${WEB}/vite.config.ts`,
    server: { middlewareMode: true },
  });
  return {
    render: makeRenderPage({
      view: async () =>
        (await vite.ssrLoadModule("/src/server/render/view.tsx")) as typeof ViewPages,
      studio: async () =>
        (await vite.ssrLoadModule("/src/server/render/studio.tsx")) as typeof StudioPages,
    }),
    assets: (entry) => ({
      scripts: ["/@vite/client", `/src/client/${entry}.tsx`],
      styles: [],
      preloads: [],
      fonts: [],
    }),
    makeListener(app) {
      const listener = getRequestListener(app.fetch);
      return (request, response) =>
        vite.middlewares(request, response, () => void listener(request, response));
    },
  };
};
