import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** A program as the text of a script that answers with its exports, and of its styles. */
export type BuiltScript = { script: string; styles: string };

const bundle = async (
  entry: string,
  lib: { format: "iife" | "es"; external?: RegExp },
): Promise<Rolldown.OutputBundle[string][]> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      target: "es2022",
      assetsInlineLimit: 1_000_000,
      chunkSizeWarningLimit: 10_000,
      lib: { entry, formats: [lib.format], name: "library", fileName: "library" },
      rolldownOptions: {
        ...(lib.external ? { external: lib.external } : {}),
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error(`Nothing was built of ${entry}.`);
  return output.output;
};

const joinTexts = (files: Rolldown.OutputBundle[string][], isScript: boolean): string =>
  files
    .filter(({ type }) => (type === "chunk") === isScript)
    .map((file) => (file.type === "chunk" ? file.code : file.source.toString()))
    .join("\n");

/** For `addScriptTag`: its exports stand in `globalThis.library`. */
export const buildScript = async (entry: string): Promise<BuiltScript> => {
  const files = await bundle(entry, { format: "iife" });
  return { script: joinTexts(files, true), styles: joinTexts(files, false) };
};

/** Bytes of the minified program after brotli 11, React not counted. */
export const measureBundle = async (entry: string): Promise<number> => {
  const files = await bundle(entry, { format: "es", external: /^react(-dom)?($|\/)/ });
  return brotliCompressSync(joinTexts(files, true)).length;
};
