import { listLayers, type MapProvider, type MapService } from "@statelier/model";

import { invalidRequest } from "./request-error.ts";

/** The map services of the operator. */
export type MapServices = {
  providers: readonly MapProvider[];
  /** What one of them says of itself; for an address that is none of them, why it is not asked. Never rejects. */
  read: (url: string) => Promise<MapService>;
};

const MOST_NAMED = 100;
const MOST_LENGTH = 2_000;

export const NO_MAP_SERVICES: MapServices = {
  providers: [],
  read: async () => ({ layers: [], problem: "wmts.not-listed" }),
};

export const readMapService = async (
  services: MapServices,
  { url, layers: names }: { url: string; layers?: string[] | null },
): Promise<MapService> => {
  if (url.length > MOST_LENGTH)
    throw invalidRequest(`The address of a service may have ${MOST_LENGTH} characters.`);
  if (names && names.length > MOST_NAMED)
    throw invalidRequest(`A call may name ${MOST_NAMED} layers.`);
  const service = await services.read(url);
  if (!names) return service;
  const found = listLayers(service.layers).filter(({ id }) => names.includes(id));
  return { ...service, layers: found.map(({ children: _children, ...layer }) => layer) };
};
