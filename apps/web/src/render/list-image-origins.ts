import type { PublishedState } from "@statelier/viewer/published";

/** The hosts that the charts of a page ask for pictures: those of their map services. */
export const listImageOrigins = ({ charts }: Pick<PublishedState, "charts">): string[] => [
  ...new Set(
    charts.flatMap(({ geography }) =>
      (geography?.layers ?? []).flatMap(({ layer: { pictures } }) => {
        if (!pictures) return [];
        const address = pictures.kind === "extent" ? pictures.url : pictures.template;
        return [new URL(address.replace(/[{}]/g, "")).origin];
      }),
    ),
  ),
];
