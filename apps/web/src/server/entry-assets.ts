import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { z } from "zod";
import type { EntryAssets, EntryName, PageServices } from "./render/contract/page.ts";

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

const listImports = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  for (const imported of manifest[name]?.imports ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    listImports(manifest, imported, seen);
  }
  return seen;
};

const readManifest = (folder: string, entry: EntryName): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(folder, ".vite", `${entry}.json`), "utf8")));

const findFile = (manifest: Manifest, name: string): string => {
  const file = manifest[name]?.file;
  if (file === undefined) throw new Error(`The build does not name ${name}.`);
  return `/${file}`;
};

/** The faces of titles and texts in the letters of the four languages. */
const FIRST_FONTS = [
  "source-serif-4-latin-600-normal.woff2",
  "source-sans-3-latin-400-normal.woff2",
  "source-sans-3-latin-600-normal.woff2",
];

const listFirstFonts = (manifest: Manifest): string[] =>
  FIRST_FONTS.flatMap((name) =>
    Object.entries(manifest).flatMap(([source, { file }]) =>
      source.endsWith(`/${name}`) ? [`/${file}`] : [],
    ),
  );

const listStyles = (manifest: Manifest, chunks: readonly string[]): string[] =>
  chunks.flatMap((chunk) => manifest[chunk]?.css ?? []).map((file) => `/${file}`);

const assetsOf = (manifest: Manifest, entry: EntryName): EntryAssets => {
  const name = `src/client/${entry}.tsx`;
  const imports = [...listImports(manifest, name)];
  return {
    scripts: [findFile(manifest, name)],
    styles: [...new Set(listStyles(manifest, [name, ...imports]))],
    preloads: imports.map((chunk) => findFile(manifest, chunk)),
    fonts: listFirstFonts(manifest),
  };
};

/** Of the view, whose one sheet stands in the document. */
const assetsOfView = (manifest: Manifest, folder: string): EntryAssets => ({
  ...assetsOf(manifest, "view"),
  inlineStyles: readFileSync(join(folder, findFile(manifest, "style.css")), "utf8"),
});

/**
 * The files of both programs, and of modules that load late, as the manifests of their builds list them. Throws where
 * the product is not built.
 */
export const readEntryAssets = (folder: string): PageServices["assets"] => {
  const manifests = { view: readManifest(folder, "view"), studio: readManifest(folder, "studio") };
  const assets = {
    view: assetsOfView(manifests.view, folder),
    studio: assetsOf(manifests.studio, "studio"),
  };
  return (entry, modules = []) => {
    if (modules.length === 0) return assets[entry];
    const manifest = manifests[entry];
    const { scripts, styles, preloads } = assets[entry];
    const names = modules.map((module) => posix.relative("apps/web", module));
    const later = names.flatMap((name) => [name, ...listImports(manifest, name)]);
    const files = new Set([...preloads, ...later.map((chunk) => findFile(manifest, chunk))]);
    return {
      ...assets[entry],
      styles: [...new Set([...styles, ...listStyles(manifest, later)])],
      preloads: [...files].filter((file) => !scripts.includes(file)),
    };
  };
};
