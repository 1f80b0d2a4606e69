import { makeHttpDataClient } from "@statelier/data";
import { escapeMarkup } from "@statelier/model";
import { decodeDataSource } from "@statelier/viewer";
import type { PageRequest, PageServices } from "./contract/page.ts";

/**
 * Elements of the head by which the browser asks what the editor asks first of the dataset with which a new chart
 * begins, while its program loads.
 */
export const preloadDataset = async (
  { url, path, locale }: Pick<PageRequest, "url" | "path" | "locale">,
  { sources }: Pick<PageServices, "sources">,
): Promise<string> => {
  const iri = url.searchParams.get("cube");
  const source = decodeDataSource(sources, url.searchParams.get("dataSource"));
  if (path !== "/create/new" || !iri || !source) return "";
  const addresses: string[] = [];
  const data = makeHttpDataClient({
    endpoint: "/api/graphql",
    fetch: (address) => {
      if (typeof address === "string") addresses.push(address);
      return Promise.reject(new TypeError("The browser asks."));
    },
  });
  const { type, url: sourceUrl } = source;
  const scope = { source: { type, url: sourceUrl }, locale };
  await Promise.allSettled([data.latestIri(scope.source, iri), data.components(scope, [{ iri }])]);
  return addresses
    .map((address) => `<link rel="preload" as="fetch" crossorigin href="${escapeMarkup(address)}">`)
    .join("");
};
