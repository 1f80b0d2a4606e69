import type { Locale } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import type { DatasetPreview } from "@statelier/viewer";
import { buildDatasetJsonLd } from "./build-dataset-json-ld.ts";
import { buildShareHead } from "./build-share-head.ts";

/** The head of a dataset's page for those who share it and those who search. */
export const shareDataset = (
  { metadata, components, pageAddress }: DatasetPreview,
  { locale, t, publicUrl }: { locale: Locale; t: Translator; publicUrl: string },
): string => {
  const start = `${publicUrl}/${locale}/browse`;
  const siteName = t("site.name");
  return buildShareHead({
    title: metadata.title,
    description: metadata.description ?? "",
    siteName,
    locale,
    placeIn: (language) => pageAddress.replace(start, `${publicUrl}/${language}/browse`),
    address: pageAddress,
    datasets: [
      buildDatasetJsonLd(metadata, components, {
        locale,
        address: pageAddress,
        addressOf: (format) => pageAddress.replace(start, `${start}.${format}`),
        catalogue: { name: siteName, url: start },
      }),
    ],
    isHidden: metadata.publicationStatus === "DRAFT",
  });
};
