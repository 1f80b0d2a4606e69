import { brotliCompressSync } from "node:zlib";
import { type Alias, build, type Plugin, type Rolldown } from "vite";
import { SMALL_REACT } from "../../apps/web/small-react.ts";
import { classPlugins, READERS_TREESHAKE } from "../../apps/web/small-script.ts";

/** A program as the text of a script that answers with its exports, and of its styles. */
export type BuiltScript = { script: string; styles: string };

type Files = Rolldown.OutputBundle[string][];

const bundle = async (
  entry: string,
  how: {
    format: "iife" | "es";
    alias?: Alias[];
    external?: RegExp;
    plugins?: Plugin[];
    treeshake?: object;
  },
): Promise<Files> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: how.plugins ?? [],
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
        ...(how.treeshake ? { treeshake: how.treeshake } : {}),
        ...(how.external ? { external: how.external } : {}),
        output: {
          // Libraries keep their blanks otherwise.
          minify: true,
          // Random letters in names would move the size by some 50 bytes.
          chunkFileNames: "[name].js",
          ...(how.format === "iife" ? { codeSplitting: false } : {}),
        },
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

/** For `addScriptTag`: its exports stand in `globalThis.library`. Below React's names stands what readers get, or React itself. */
export const buildScript = async (
  entry: string,
  { isReact = false }: { isReact?: boolean } = {},
): Promise<BuiltScript> => {
  const files = await bundle(entry, { format: "iife", alias: isReact ? [] : SMALL_REACT });
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

const DRAWS_ALONE = "draws-alone";

/** A program that has of another one what draws, without what shapes the rows of the benchmark for it. */
const drawsAlone = (entry: string): Plugin => ({
  name: DRAWS_ALONE,
  resolveId: (id) => (id.endsWith(DRAWS_ALONE) ? DRAWS_ALONE : null),
  load: (id) => (id === DRAWS_ALONE ? `export { draw } from ${JSON.stringify(entry)};` : null),
});

/**
 * Bytes of the minified program that draws, built as readers get it, after brotli 11; React is not counted, nor what a chart fetches only when
 * it needs it.
 */
export const measureBundle = async (entry: string): Promise<number> => {
  const files = await bundle(DRAWS_ALONE, {
    format: "es",
    external: /^react(-dom)?($|\/)/,
    plugins: [drawsAlone(entry), ...classPlugins],
    treeshake: { ...READERS_TREESHAKE },
  });
  return brotliCompressSync(joinTexts(listLoaded(files), true)).length;
};
