import { type CubeMetadata, formatFullDate } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import { readPublisherName } from "./publisher.tsx";

export type CitedDataset = Pick<
  CubeMetadata,
  "title" | "version" | "dateModified" | "datePublished" | "creator" | "publisher"
>;

const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** How a dataset is cited in the style of the APA; `day` is the day of access, as `2026-11-21`. */
export const buildCitation = (
  dataset: CitedDataset,
  { address, day, t }: { address: string; day: string; t: Translator },
): string => {
  const { title, version, creator, dateModified, datePublished } = dataset;
  const publisher = readPublisherName(dataset);
  const who = creator?.label || publisher;
  const year = (dateModified ?? datePublished)?.slice(0, 4) ?? t("viewer.citation.no-year");
  const kind = `[${t("viewer.citation.dataset")}].`;
  const edition = version ? ` (${t("viewer.citation.version", { version })})` : "";
  const work = who
    ? `${endSentence(who)} (${year}). ${title}${edition} ${kind}`
    : `${title}${edition} ${kind} (${year}).`;
  const date = formatFullDate(day, "Day");
  return [
    work,
    ...(publisher && publisher !== who ? [endSentence(publisher)] : []),
    t("viewer.citation.retrieved", { date, address }),
  ].join(" ");
};
