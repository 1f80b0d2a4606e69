const MOST_CHARACTERS = 180;

/** The first 180 characters with an ellipsis; undefined where the text is no longer than that. */
export const cutDescription = (text: string): string | undefined => {
  const characters = [...text];
  if (characters.length <= MOST_CHARACTERS) return undefined;
  return `${characters.slice(0, MOST_CHARACTERS).join("").trimEnd()}…`;
};
