/** What an embedded chart may be asked to leave out. */
export const EMBED_FLAGS = [
  "removeBorder",
  "optimizeSpace",
  "removeMoreOptionsButton",
  "removeLabelsInteractivity",
  "removeFootnotes",
  "removeFilters",
] as const;

export type EmbedFlag = (typeof EMBED_FLAGS)[number];

/** Older names that addresses still carry. */
const OLDER_NAMES: Partial<Record<EmbedFlag, string>> = { removeBorder: "disableBorder" };

const isOn = (params: URLSearchParams, name: string | undefined): boolean =>
  name !== undefined && params.get(name) === "true";

/** The flags of an address that are on: those whose value is the word `true` (EM1). */
export const readEmbedFlags = (params: URLSearchParams): EmbedFlag[] =>
  EMBED_FLAGS.filter((flag) => isOn(params, flag) || isOn(params, OLDER_NAMES[flag]));
