/** The first 180 characters with an ellipsis; undefined where the text is no longer than that. */
export const cutDescription = (text: string): string | undefined => {
  const beginning = /^.{180}(?=.)/su.exec(text)?.[0];
  return beginning === undefined ? undefined : `${beginning.trimEnd()}…`;
};
