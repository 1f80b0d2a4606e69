/** One entry of a list to choose from; `detail` is a second, quieter line. */
export type Option = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Of the label, where it is not the page's. */
  readonly language?: string | undefined;
  readonly isDisabled?: boolean;
};

export type OptionGroup = { readonly label: string; readonly options: readonly Option[] };

export const isOptionGroup = (entry: Option | OptionGroup): entry is OptionGroup =>
  "options" in entry;

/** The most entries of a collection that are rendered on the server: it builds them several times. */
const SERVER_OPTION_LIMIT = 100;

/** The entries that the server renders: all of a short list, of a long one the chosen entry. */
export const limitOptions = (
  entries: readonly (Option | OptionGroup)[],
  value: string | null,
): readonly (Option | OptionGroup)[] => {
  const flat = entries.flatMap((entry) => (isOptionGroup(entry) ? entry.options : [entry]));
  return flat.length <= SERVER_OPTION_LIMIT ? entries : flat.filter(({ id }) => id === value);
};
