import { urlOfPictures } from "@statelier/model";
import type { PublishedState } from "@statelier/viewer/published";

/** The hosts that the charts of a page ask for pictures: those of their map services. */
export const listImageOrigins = ({ charts }: Pick<PublishedState, "charts">): string[] => [
  ...new Set(
    charts.flatMap(({ geography }) =>
      (geography?.layers ?? []).flatMap(({ layer: { pictures } }) =>
        pictures ? [urlOfPictures(pictures).origin] : [],
      ),
    ),
  ),
];
