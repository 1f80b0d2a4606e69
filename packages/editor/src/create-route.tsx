import type { SiteServices } from "@statelier/viewer";
import type { ReactNode } from "react";
import { CreatePage } from "./create-page.tsx";

/** The route of the editor below `/{locale}/create`. */
export const makeCreateRoute = (services: SiteServices): { Component: () => ReactNode } => ({
  Component: () => <CreatePage services={services} />,
});
