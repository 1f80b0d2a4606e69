import "./read-without-eval.ts";
import "@statelier/ui/styles.css";
import { makeHttpDataClient } from "@statelier/data";
import { KitProvider } from "@statelier/ui";
import { createTranslator } from "@statelier/ui/messages";
import type { SiteServices } from "@statelier/viewer";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { StudioState } from "../pages/studio-state.ts";
import { STATE_ELEMENT } from "../pages/view-state.ts";
import { makeStudioRoutes } from "../studio/studio-routes.tsx";

/** Routes of this address that load late are loaded first: hydration needs them at once. */
const loadLazyRoutes = async (routes: RouteObject[]): Promise<void> => {
  const matches = matchRoutes(routes, globalThis.location) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, { ...(await route.lazy()), lazy: undefined });
  }
};

const start = async (root: HTMLElement, state: StudioState): Promise<void> => {
  const { locale, messages, sources, publicUrl, isPublishingOpen, account, hydration } = state;
  const data = makeHttpDataClient({ endpoint: "/api/graphql" });
  const drawFirstChart: SiteServices["drawFirstChart"] = async (source, iri) => {
    const draw = await import("@statelier/viewer/first-chart");
    const t = createTranslator(locale, messages);
    return draw.drawFirstChart(data, { source, locale }, { iri, t });
  };
  const routes = makeStudioRoutes({
    locale,
    data,
    sources,
    publicUrl,
    isPublishingOpen,
    account,
    drawFirstChart,
    drawsAtOnce: false,
  });
  await loadLazyRoutes(routes);
  const router = createBrowserRouter(routes, { hydrationData: hydration });
  hydrateRoot(
    root,
    <KitProvider locale={locale} messages={messages}>
      {/* A new address must not wait behind typing: a page drawn in a transition would give letters back. */}
      <RouterProvider router={router} useTransitions={false} />
    </KitProvider>,
  );
};

const root = document.getElementById("root");
const text = document.getElementById(STATE_ELEMENT)?.textContent;
if (root && text) start(root, JSON.parse(text) as StudioState).catch(globalThis.reportError);
