const MOST_CHARACTERS = 60;

/** The title in letters that every file system takes. */
export const namePicture = (title: string, format: "svg" | "png"): string => {
  const name = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, MOST_CHARACTERS);
  return `${name || "chart"}.${format}`;
};
