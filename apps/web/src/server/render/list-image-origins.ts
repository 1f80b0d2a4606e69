import { type ChartDocument, listCustomLayers, nameLayer } from "@statelier/document";
import { urlOfPictures } from "@statelier/model";
import type { PublishedState } from "@statelier/viewer/published";
import { listMapOrigins } from "../map-services/list-map-origins.ts";
import type { PageServices } from "./contract/page.ts";

/** The hosts that the charts of a page ask for pictures and legends: those of their map services. */
export const listImageOrigins = ({ charts }: Pick<PublishedState, "charts">): string[] => [
  ...new Set(
    charts.flatMap(({ geography }) =>
      (geography?.layers ?? []).flatMap(({ layer: { pictures, legendUrl } }) =>
        pictures
          ? [urlOfPictures(pictures), ...(legendUrl ? [new URL(legendUrl)] : [])].map(
              ({ origin }) => origin,
            )
          : [],
      ),
    ),
  ),
];

/** The same before their services have said which hosts these are: those of the domains of the services that are listed. */
export const listLikelyOrigins = (
  { chartConfigs }: Pick<ChartDocument, "chartConfigs">,
  { mapOrigins }: Pick<PageServices, "mapOrigins">,
): string[] => {
  const layers = chartConfigs.flatMap(listCustomLayers);
  const names = layers.flatMap((layer) => nameLayer(layer) ?? []);
  const services = names.filter(({ url }) => URL.canParse(url));
  return listMapOrigins(services).filter((origin) => mapOrigins.includes(origin));
};
