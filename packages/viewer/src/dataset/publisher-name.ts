import type { CubeMetadata } from "@statelier/model";

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The publisher's text without its links; empty where there is none. */
export const readPublisherName = ({ publisher = "" }: Pick<CubeMetadata, "publisher">): string =>
  publisher
    .replaceAll(/<br\s*\/?>/gi, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (text, name: string) => ENTITIES[name] ?? text)
    .trim();
