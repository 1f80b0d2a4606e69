import { ErrorPage } from "@statelier/viewer";
import type { ReactNode } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";

/** What a route shows that could not be loaded or drawn. */
export const RouteError = (): ReactNode => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <ErrorPage error={{ code: "PAGE_NOT_FOUND", args: {} }} />;
  return <ErrorPage error={{ code: "INTERNAL", args: { reference: "page" } }} />;
};
