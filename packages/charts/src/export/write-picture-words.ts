import { type PictureText, SEPARATOR } from "./derive-picture-text.ts";

/** All that a picture says, as plain text that stands in its place, in paragraphs. */
export const writePictureWords = (text: PictureText): string => {
  const { title, description, summary, filters, sources, attributions, warnings } = text;
  const made = [text.address, text.date].filter((part) => part !== "").join(SEPARATOR);
  const paragraphs = [
    title,
    description,
    summary,
    [filters, ...warnings, ...sources, ...attributions].filter((line) => line !== "").join("\n"),
    made,
  ];
  return `${paragraphs.filter((part) => part !== "").join("\n\n")}\n`;
};
