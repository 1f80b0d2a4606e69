import { makeBrowseRoutes, SiteFrame, type SiteServices } from "@statelier/viewer";
import type { ReactNode } from "react";
import {
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
  useSearchParams,
} from "react-router";
import { RouteError } from "./route-error.tsx";

const Frame = ({ locale }: { locale: string }): ReactNode => {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  return (
    <SiteFrame
      place={`${pathname.slice(locale.length + 1) || "/"}${search}`}
      bare={params.get("odsiframe") === "true"}
    >
      <Outlet />
      <ScrollRestoration />
    </SiteFrame>
  );
};

/** The pages for browsing and building; the same on the server, where each is rendered for its first response. */
export const makeStudioRoutes = (services: SiteServices): RouteObject[] => [
  {
    path: `/${services.locale}`,
    element: <Frame locale={services.locale} />,
    errorElement: <RouteError />,
    children: [
      ...makeBrowseRoutes(services),
      {
        path: "create/:id",
        lazy: async () => {
          const { makeCreateRoute } = await import("@statelier/editor");
          return makeCreateRoute(services);
        },
      },
    ],
  },
];
