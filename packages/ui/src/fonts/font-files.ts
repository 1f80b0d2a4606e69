import { fileURLToPath } from "node:url";

const FILES = [
  "source-sans-3/400Regular/SourceSans3_400Regular.ttf",
  "source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf",
  "source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf",
  "source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  "source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
];

/** Paths of the shipped TrueType files, for drawing pictures on the server. */
export const findFontFiles = (): string[] =>
  FILES.map((file) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`)));
