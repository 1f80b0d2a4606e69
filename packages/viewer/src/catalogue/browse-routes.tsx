import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from "react-router";
import type { SearchResult } from "@statelier/model";
import { type SiteServices, decodeDataSource } from "../site/site-services.ts";
import {
  buildBrowseAddress,
  deriveDatasetAddress,
  deriveOrder,
  parseBrowseAddress,
} from "./browse-address.ts";

const makeLoader =
  (services: SiteServices) =>
  async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    const path = url.pathname.slice(services.locale.length + 1);
    const address = parseBrowseAddress(path, url.searchParams);
    const source =
      decodeDataSource(services.sources, address.dataSource ?? null) ?? services.sources[0];
    if (!source) throw new Response("no source", { status: 404 });
    const results = await services.data.search(
      { source, locale: services.locale },
      { query: address.search, order: deriveOrder(address), includeDrafts: address.includeDrafts },
    );
    return { address, results, locale: services.locale };
  };

const BrowsePage = (): ReactNode => {
  const t = useT();
  const { address, results, locale } =
    useLoaderData<Awaited<ReturnType<ReturnType<typeof makeLoader>>>>();
  return (
    <main id="content">
      <h1>{t("site.browse")}</h1>
      <ul>
        {results.map(({ cube }: SearchResult) => (
          <li key={cube.iri}>
            <a href={`/${locale}${buildBrowseAddress(deriveDatasetAddress(address, cube.iri))}`}>
              {cube.title}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
};

/** The catalogue below `/{locale}`. */
export const makeBrowseRoutes = (services: SiteServices): RouteObject[] => {
  const loader = makeLoader(services);
  return [
    { index: true, loader, Component: BrowsePage },
    { path: "browse/*", loader, Component: BrowsePage },
  ];
};
