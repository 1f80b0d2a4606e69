import type { SampleDataset } from "@statelier/samples";

const count = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? "" : "s"}`;

/** How many datasets the catalogue lists, and how many more can be opened by their address, in English. */
export const describeDatasets = (
  datasets: readonly Pick<SampleDataset, "seriesIri" | "isDraft">[],
): string => {
  const published = datasets.filter(({ isDraft }) => !isDraft);
  const listed = new Set(published.map(({ seriesIri }) => seriesIri)).size;
  const drafts = datasets.length - published.length;
  const earlier = published.length - listed;
  const hidden = [
    ...(drafts > 0 ? [count(drafts, "draft")] : []),
    ...(earlier > 0 ? [count(earlier, "earlier version")] : []),
  ];
  const more = hidden.length > 0 ? `, and ${hidden.join(" and ")} that it does not list` : "";
  return `a catalogue of ${count(listed, "dataset")}${more}`;
};
