import { type CubeMetadata, unescapeMarkup } from "@statelier/model";

/** The publisher's text without its links; empty where there is none. */
export const readPublisherName = ({ publisher = "" }: Pick<CubeMetadata, "publisher">): string =>
  unescapeMarkup(publisher.replaceAll(/<br\s*\/?>/gi, " ").replaceAll(/<[^>]*>/g, "")).trim();
