import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { EntryAssets, EntryName, PageServices } from "../pages/page.ts";

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

/** The style sheets of an entry moved into the document. */
const inlineStyles = (assets: EntryAssets, folder: string): EntryAssets => ({
  ...assets,
  styles: [],
  inlineStyles: assets.styles.map((path) => readFileSync(join(folder, path), "utf8")).join(""),
});

/**
 * The files of both entries, and of modules that load late, as the build's manifest lists them. Throws where the
 * product is not built.
 */
export const readEntryAssets = (folder: string): PageServices["assets"] => {
  const manifestFile = join(folder, ".vite", "manifest.json");
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, "utf8")));
  const assetsOf = (entry: EntryName): EntryAssets => {
    const name = `src/client/${entry}.tsx`;
    const imports = [...listImports(manifest, name)];
    const styles = [name, ...imports].flatMap((chunk) => manifest[chunk]?.css ?? []);
    return {
      scripts: [`/${manifest[name]?.file}`],
      styles: [...new Set(styles)].map((file) => `/${file}`),
      preloads: imports.map((chunk) => `/${manifest[chunk]?.file}`),
    };
  };
  const assets = { view: inlineStyles(assetsOf("view"), folder), studio: assetsOf("studio") };
  return (entry, module) => {
    if (module === undefined) return assets[entry];
    const name = `../../${module}`;
    const file = manifest[name]?.file;
    if (file === undefined) throw new Error(`${manifestFile} does not name ${module}.`);
    const imports = [...listImports(manifest, name)].map((chunk) => `/${manifest[chunk]?.file}`);
    const { scripts, preloads } = assets[entry];
    const later = [`/${file}`, ...imports].filter((path) => !scripts.includes(path));
    return { ...assets[entry], preloads: [...new Set([...preloads, ...later])] };
  };
};
