import type { ReactNode } from "react";
import { EmbedPage } from "./embed-page.tsx";
import { PublishedPage, type PublishedPageProps } from "../published/published-page.tsx";

/** A published chart as a page of its own or inside another one, as its state says. */
export const ViewPage = (props: PublishedPageProps): ReactNode =>
  props.state.embedFlags ? <EmbedPage {...props} /> : <PublishedPage {...props} />;
