import { groupOfHost, type MapProvider } from "@statelier/model";

/** A service to choose, or a group of them. */
export type ProviderNode = {
  id: string;
  label: string;
  isSelectable?: boolean;
  children?: ProviderNode[];
};

/** An address as people read it: without protocol and without what only asks for the capabilities. */
const nameOf = ({ url, note }: MapProvider): string => {
  const short = url.replace(/^https?:\/\//, "").replace(/[?&/]+$/, "");
  return note === undefined ? short : `${short} – ${note}`;
};

/** The services of the operator, grouped by the last two parts of their hosts. */
export const listProviderNodes = (providers: readonly MapProvider[]): ProviderNode[] =>
  [...Map.groupBy(providers, ({ url }) => groupOfHost(new URL(url).hostname))]
    .map(([group, members]) => ({
      id: `group ${group}`,
      label: group,
      isSelectable: false,
      children: members
        .map((provider) => ({ id: provider.url, label: nameOf(provider) }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
