/** What of the server a request is sent to; figures are kept by surface. */
const SURFACES = [
  "publishing",
  "graphql",
  "preview",
  "pages",
  "embeds",
  "pictures",
  "downloads",
  "sparql",
  "accounts",
  "other",
] as const;

export type Surface = (typeof SURFACES)[number];

/** `truncated`: the connection ends in the middle of the body. `slow`: the body comes in pieces, with pauses. */
export type Delivery = "whole" | "truncated" | "slow";

export type Shot = {
  surface: Surface;
  method: string;
  /** With its parameters, as it is written into the request. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  delivery: Delivery;
  /** The address that the request says it comes from. */
  caller: string;
  /** Valid and within the limits: it must be answered as it should be. */
  isHonest: boolean;
};
