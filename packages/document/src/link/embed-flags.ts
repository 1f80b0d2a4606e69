/** What an embedded chart may be asked to leave out. */
export const EMBED_FLAGS = [
  "removeBorder",
  "optimizeSpace",
  "removeMoreOptionsButton",
  "removeLabelsInteractivity",
  "removeFootnotes",
  "removeFilters",
] as const;

/** One of `EMBED_FLAGS`. */
export type EmbedFlag = (typeof EMBED_FLAGS)[number];

/** Older names that addresses still carry. */
const OLDER_NAMES: Partial<Record<EmbedFlag, string>> = { removeBorder: "disableBorder" };

const isOn = (params: URLSearchParams, name: string | undefined): boolean =>
  name !== undefined && params.get(name) === "true";

/** The flags of an address that are on: those whose value is the word `true` (EM1). */
export const readEmbedFlags = (params: URLSearchParams): EmbedFlag[] =>
  EMBED_FLAGS.filter((flag) => isOn(params, flag) || isOn(params, OLDER_NAMES[flag]));

/** Parameters with these flags and none of the others, under their own names; all other parameters stay. */
export const writeEmbedFlags = (
  params: URLSearchParams,
  flags: readonly EmbedFlag[],
): URLSearchParams => {
  const names: (string | undefined)[] = [...EMBED_FLAGS, ...Object.values(OLDER_NAMES)];
  const others = [...params].filter(([name]) => !names.includes(name));
  const on = EMBED_FLAGS.filter((flag) => flags.includes(flag)).map((flag) => [flag, "true"]);
  return new URLSearchParams([...others, ...on]);
};
