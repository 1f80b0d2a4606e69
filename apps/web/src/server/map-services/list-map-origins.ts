import { groupOfHost, type MapProvider } from "@statelier/model";

/** The hosts that the pictures of listed services may come from, as rules of a content policy. */
export const listMapOrigins = (providers: readonly MapProvider[]): string[] => [
  ...new Set(
    providers.flatMap(({ url }) => {
      const { origin, protocol, hostname } = new URL(url);
      const group = groupOfHost(hostname);
      return group === hostname ? [origin] : [origin, `${protocol}//*.${group}`];
    }),
  ),
];
