import type { ReactNode } from "react";
import { EmbedPage } from "./embed-page.tsx";
import { isStored } from "../chart-state/page-state.ts";
import { PublishedPage, type PublishedPageProps } from "./published-page.tsx";

/** A published chart as a page of its own or inside another one, as its state says. */
export const ViewPage = ({ state, ...props }: PublishedPageProps): ReactNode =>
  state.embedFlags && isStored(state) ? (
    <EmbedPage state={state} {...props} />
  ) : (
    <PublishedPage state={state} {...props} />
  );
