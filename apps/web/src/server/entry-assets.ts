import { readFileSync } from "node:fs";
import { z } from "zod";
import type { EntryAssets, EntryName } from "../pages/page.ts";

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

/** The files of both entries as the build's manifest lists them. Throws where the product is not built. */
export const readEntryAssets = (manifestFile: string): ((entry: EntryName) => EntryAssets) => {
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
  const assets = { view: assetsOf("view"), studio: assetsOf("studio") };
  return (entry) => assets[entry];
};
