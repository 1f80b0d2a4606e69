import {
  AccountMenu,
  decodeDataSource,
  makeBrowseRoutes,
  SignInPage,
  SiteFrame,
  type SiteServices,
  SourceMenu,
} from "@statelier/viewer";
import type { ReactNode } from "react";
import {
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
  useSearchParams,
} from "react-router";
import { RouteError } from "./route-error.tsx";

/** A list of the catalogue in another language begins at its start. */
const shortPlace = (place: string): string => {
  const { pathname, searchParams, search } = new URL(place, "http://localhost");
  if (!searchParams.has("shown")) return `${pathname}${search}`;
  searchParams.delete("shown");
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}`;
};

const Frame = ({
  locale,
  sources,
  account,
}: Pick<SiteServices, "locale" | "sources" | "account">): ReactNode => {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const place = pathname.slice(locale.length + 1) || "/";
  const isCatalogue = place === "/" || place.startsWith("/browse");
  return (
    <SiteFrame
      place={isCatalogue ? shortPlace(`${place}${search}`) : `${place}${search}`}
      bare={params.get("odsiframe") === "true"}
      wide={place.startsWith("/create")}
      account={<AccountMenu account={account} place={`${place}${search}`} />}
      menu={
        isCatalogue && (
          <SourceMenu
            sources={sources}
            current={decodeDataSource(sources, params.get("dataSource"))}
          />
        )
      }
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
    element: (
      <Frame locale={services.locale} sources={services.sources} account={services.account} />
    ),
    errorElement: <RouteError />,
    children: [
      ...makeBrowseRoutes(services),
      {
        path: "sign-in",
        handle: { titleId: "account.sign-in" },
        element: <SignInPage account={services.account} />,
      },
      {
        path: "profile",
        handle: { titleId: "account.profile" },
        lazy: async () => {
          const { makeProfileRoute } = await import("@statelier/editor");
          return makeProfileRoute(services);
        },
      },
      {
        path: "profile/compare/:key",
        handle: { titleId: "account.compare" },
        lazy: async () => {
          const { makeCompareRoute } = await import("@statelier/editor");
          return makeCompareRoute(services);
        },
      },
      {
        path: "administration",
        handle: { titleId: "account.administration" },
        lazy: async () => {
          const { makeAdministrationRoute } = await import("@statelier/editor");
          return makeAdministrationRoute(services);
        },
      },
      {
        path: "create/:id",
        handle: { titleId: "editor.title" },
        lazy: async () => {
          const { makeCreateRoute } = await import("@statelier/editor");
          return makeCreateRoute(services);
        },
      },
    ],
  },
];
