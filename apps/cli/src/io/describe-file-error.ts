const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "this is a folder without .json files",
  EACCES: "you may not read it",
  ELOOP: "its links lead in a circle",
  ENAMETOOLONG: "the name is too long",
};

/** Why a file cannot be read, in plain words. */
export const describeFileError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return (Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined) ?? error.message;
};
