import { groupOfHost, type MapProvider } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";

/** A service to choose, or a group of them. */
export type ProviderNode = {
  id: string;
  label: string;
  isSelectable?: boolean;
  isDisabled?: boolean;
  children?: ProviderNode[];
};

/** An address as people read it: without protocol and without what only asks for the capabilities. */
const nameOf = ({ url, note }: MapProvider): string => {
  const short = url.replace(/^https?:\/\//, "").replace(/[?&/]+$/, "");
  return note === undefined ? short : `${short} – ${note}`;
};

/** Somebody has found out that a service does not list its layers, or that none of them can be shown. */
const findLack = ({
  canListLayers,
  canDisplayLayers,
}: MapProvider): "wmts.cannot-list" | "wmts.cannot-display" | undefined => {
  if (canListLayers === false) return "wmts.cannot-list";
  return canDisplayLayers === false ? "wmts.cannot-display" : undefined;
};

const makeNode = (provider: MapProvider, t: Translator): ProviderNode => {
  const lack = findLack(provider);
  const facts = [
    nameOf(provider),
    ...(provider.canDisplayOnMapGeoAdmin === false ? [t("wmts.not-on-map-geo-admin")] : []),
    ...(lack ? [t(lack)] : []),
  ];
  return { id: provider.url, label: facts.join(" – "), ...(lack ? { isDisabled: true } : {}) };
};

/** The services of the operator, grouped by the last two parts of their hosts. */
export const listProviderNodes = (
  providers: readonly MapProvider[],
  t: Translator,
): ProviderNode[] =>
  [...Map.groupBy(providers, ({ url }) => groupOfHost(new URL(url).hostname))]
    .map(([group, members]) => ({
      id: `group ${group}`,
      label: group,
      isSelectable: false,
      children: members
        .map((provider) => makeNode(provider, t))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
