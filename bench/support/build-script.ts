import { brotliCompressSync } from "node:zlib";
import { type Alias, build, type Rolldown } from "vite";
import { SMALL_REACT } from "../../apps/web/small-react.ts";

/** A program as the text of a script that answers with its exports, and of its styles. */
export type BuiltScript = { script: string; styles: string };

type Files = Rolldown.OutputBundle[string][];

const bundle = async (
  entry: string,
  how: { format: "iife" | "es"; alias?: Alias[]; external?: RegExp },
): Promise<Files> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { alias: how.alias ?? [] },
    build: {
      write: false,
      minify: true,
      target: "es2022",
      assetsInlineLimit: 1_000_000,
      chunkSizeWarningLimit: 10_000,
      lib: { entry, formats: [how.format], name: "library", fileName: "library" },
      rolldownOptions: {
        // As in an application, where the first chunk may hold what later ones share.
        preserveEntrySignatures: "allow-extension",
        ...(how.external ? { external: how.external } : {}),
        // Libraries keep their blanks otherwise.
        output: { minify: true, ...(how.format === "iife" ? { codeSplitting: false } : {}) },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error(`Nothing was built of ${entry}.`);
  return output.output;
};

const joinTexts = (files: Files, isScript: boolean): string =>
  files
    .filter(({ type }) => (type === "chunk") === isScript)
    .map((file) => (file.type === "chunk" ? file.code : file.source.toString()))
    .join("\n");

/** For `addScriptTag`: its exports stand in `globalThis.library`. Below React's names stands what readers get. */
export const buildScript = async (entry: string): Promise<BuiltScript> => {
  const files = await bundle(entry, { format: "iife", alias: SMALL_REACT });
  return { script: joinTexts(files, true), styles: joinTexts(files, false) };
};

/** Chunks that load with the first one; what a chart fetches when it is needed stays away. */
const listLoaded = (files: Files): Rolldown.OutputChunk[] => {
  const chunks = files.filter((file) => file.type === "chunk");
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return [...loaded];
};

/** Bytes of the minified program after brotli 11, React not counted, nor what a chart fetches only when it needs it. */
export const measureBundle = async (entry: string): Promise<number> => {
  const files = await bundle(entry, { format: "es", external: /^react(-dom)?($|\/)/ });
  return brotliCompressSync(joinTexts(listLoaded(files), true)).length;
};
