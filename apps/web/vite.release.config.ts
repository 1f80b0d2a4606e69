import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
const sourceOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What runs in a process or a thread of its own, beside the server itself and the commands. */
const PROGRAMS = {
  server: sourceOf("apps/web/src/main.ts"),
  commands: sourceOf("apps/cli/src/main.ts"),
  "png-process": sourceOf("apps/web/src/server/images/png-process.ts"),
  "store-process": sourceOf("packages/cubes/src/embedded/store-process.ts"),
  "shape-worker": sourceOf("packages/cubes/src/shapes/shape-worker.ts"),
};

/** These lie in one folder afterwards, under the same names. */
const findProgramsBeside: Plugin = {
  name: "find-programs-beside",
  transform: {
    filter: { code: "import.meta.url" },
    handler: (code) => ({
      code: code.replace(/new URL\("\.\/([\w-]+)\.ts", import\.meta\.url\)/g, (whole, name) =>
        name in PROGRAMS ? `new URL("./${name}.js", import.meta.url)` : whole,
      ),
      map: null,
    }),
  },
};

/** A release has its catalogue; what would build one, with its data, stays behind. */
const takeShippedCatalogue: Plugin = {
  name: "take-shipped-catalogue",
  enforce: "pre",
  resolveId: {
    filter: { id: /\/sample-catalogue\.ts$/ },
    handler: () => sourceOf("apps/web/src/server/sources/shipped-catalogue.ts"),
  },
};

/** Parts with files of their own, which a release has beside the programs; `pg-native` is never there. */
export const APART = ["@duckdb/node-api", "@resvg/resvg-js", "oxigraph"];

/** Everything that runs on the server of a release, `--outDir` says where. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [takeShippedCatalogue, findProgramsBeside],
  ssr: { noExternal: true, external: [...APART, "pg-native", "vite"] },
  build: {
    ssr: true,
    target: "node24",
    emptyOutDir: true,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      input: PROGRAMS,
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
