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
  "sign-in",
  "profile",
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
  /** What stands in the right answer. */
  expects?: string;
  /** By what somebody is really signed in, where others would be refused. */
  by?: "session" | "token";
  /** It must be refused, whatever else is wrong with it. */
  isIntruder?: boolean;
};

/** What of a shot says at what it is aimed, and as whom. */
export type Target = Pick<Shot, "method" | "path"> &
  Partial<Pick<Shot, "headers" | "body" | "expects" | "by" | "isIntruder">>;
