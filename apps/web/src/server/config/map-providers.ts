import type { MapProvider } from "@statelier/model";
import { z } from "zod";
import addresses from "./map-provider-addresses.json" with { type: "json" };
import { publicUrl } from "./public-url.ts";

/** A map service with what only the operator says. */
export type ListedProvider = MapProvider & {
  /** It stands in a network that is not the public one. */
  allowPrivate?: boolean | undefined;
};

const providerSchema = z.strictObject({
  url: publicUrl,
  allowPrivate: z.boolean().optional(),
  canListLayers: z.boolean().optional(),
  canDisplayLayers: z.boolean().optional(),
  canDisplayOnMapGeoAdmin: z.boolean().optional(),
  workingLayers: z.array(z.string()).optional(),
  note: z.string().optional(),
});

/** Addresses, or addresses with what is known of them. */
export const mapProvidersSchema = z.array(
  z.union([publicUrl.transform((url): ListedProvider => ({ url })), providerSchema]),
);

/** Public services of Switzerland and its neighbours; nobody has verified what they can do. */
export const DEFAULT_MAP_PROVIDERS: readonly ListedProvider[] = addresses.map((url) => ({ url }));
