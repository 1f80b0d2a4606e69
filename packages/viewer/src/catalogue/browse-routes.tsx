import type { RouteObject } from "react-router";
import type { SiteServices } from "../site/site-services.ts";
import { makeBrowseLoader } from "./browse-loader.ts";
import { BrowsePage } from "./browse-page.tsx";
import { makeListReader } from "./list-reader.ts";

/** The catalogue below `/{locale}`: one page, so that a step between its addresses keeps the focus. */
export const makeBrowseRoutes = (services: SiteServices): RouteObject[] => {
  const readList = makeListReader(services);
  return [
    {
      id: "browse",
      loader: makeBrowseLoader(services, readList),
      shouldRevalidate: () => true,
      element: <BrowsePage readList={readList} />,
      children: [{ index: true }, { path: "browse/*" }],
    },
  ];
};
