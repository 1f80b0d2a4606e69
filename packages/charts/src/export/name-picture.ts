import { hyphenate } from "@statelier/model";

const MOST_CHARACTERS = 60;

/** The title in letters that every file system takes, and how many times as large the picture is. */
export const namePicture = (title: string, format: "svg" | "png" | "txt", scale = 1): string => {
  const name = hyphenate(title).slice(0, MOST_CHARACTERS).replace(/-$/, "");
  return `${name || "chart"}${scale === 1 ? "" : `-${scale}x`}.${format}`;
};
