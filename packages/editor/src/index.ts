import type { SiteServices } from "@statelier/viewer";

/** The route of the editor below `/{locale}/create`. */
export const makeCreateRoute = (_services: SiteServices): { Component: () => null } => ({
  Component: () => null,
});
