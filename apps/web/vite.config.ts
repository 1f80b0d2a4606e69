import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chartDrawings } from "@statelier/charts/registry";
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type Rolldown } from "vite";
import { askAgain } from "./ask-again.ts";
import { classPlugins, nameClass, READERS_TREESHAKE } from "./small-script.ts";
import { SMALL_REACT } from "./small-react.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const PACKAGES = fileURLToPath(new URL("../../packages", import.meta.url));
const DRAWINGS = join(PACKAGES, "charts", "src");
/** What draws each chart type; that of the first one is on most pages. */
const DRAWN = Object.values(chartDrawings).map(({ folder }) =>
  join(DRAWINGS, "types", folder, "drawing.ts"),
);
/** Its parts in files of their own: of all in one, a classifier and a table that maps do not use stay in their program. */
const STATISTICS = {
  find: /^simple-statistics$/,
  replacement: join(PACKAGES, "..", "node_modules", "simple-statistics", "index.js"),
};
const FONTS = join(PACKAGES, "ui", "src", "fonts");
/** What draws charts, and the measures of their face: many parts that many drawings share. */
const isOfDrawings = (id: string): boolean =>
  (id.startsWith(DRAWINGS) && !id.endsWith(".css")) || id.startsWith(FONTS);

/** What is a file of its own, by which pages name it. */
const isLoadedLater = (id: string, context: Rolldown.ChunkingContext): boolean =>
  Boolean(context.getModuleInfo(id)?.dynamicImporters.length);

/** The drawings of chart types that import a file, by themselves or through others. */
const listDrawings = (id: string, context: Rolldown.ChunkingContext): string[] => {
  const seen = new Set<string>();
  const walk = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!DRAWN.includes(file))
      for (const importer of context.getModuleInfo(file)?.importers ?? []) walk(importer);
  };
  walk(id);
  return DRAWN.filter((file) => seen.has(file));
};

/** The router marks its browser half for bundlers of server components; these programs need no mark. */
const logAllButMarks: Rolldown.InputOptions["onLog"] = (level, log, handler) => {
  if (log.code !== "MODULE_LEVEL_DIRECTIVE") handler(level, log);
};

/** A class that is passed to a part of the kit wins over the kit's own, whatever the order of the files. */
const layerKit: Plugin = {
  name: "layer-kit",
  enforce: "pre",
  transform: {
    filter: { id: /packages\/ui\/src\/.*\.module\.css$/ },
    handler: (code) => ({ code: `@layer base, kit;\n@layer kit {\n${code}}\n`, map: null }),
  },
};

/** A page whose texts or other parts come from the server alone is loaded anew when they change. */
const reloadPages: Plugin = {
  name: "reload-pages",
  hotUpdate({ modules, server }) {
    const { client } = server.environments;
    const isOfClient = modules.some(({ id }) => id && client.moduleGraph.getModuleById(id));
    if (this.environment.name === "ssr" && modules.length > 0 && !isOfClient)
      client.hot.send({ type: "full-reload" });
  },
};

const isView: Plugin["apply"] = (_, { mode }) => mode === "view";

/** The view's scripts name no others to load before them, and it has one sheet: what would do so for it is left out. */
const withoutPreload: Plugin = {
  name: "without-preload",
  apply: isView,
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

const buildServer = (program: string): BuildEnvironmentOptions => ({
  outDir: "dist/server",
  emptyOutDir: program === "view",
  target: "node24",
  rolldownOptions: { onLog: logAllButMarks, input: `src/server/render/${program}.tsx` },
});

/** Each program is built alone, so that readers get nothing of what only the studio calls. */
const buildClient = (program: string): BuildEnvironmentOptions => ({
  outDir: "dist/client",
  emptyOutDir: program === "view",
  manifest: `.vite/${program}.json`,
  target: "es2022",
  // A page names every script that its reader's program loads, and holds its one sheet: loaded again, that would swap faces late.
  ...(program === "view" ? { modulePreload: false as const, cssCodeSplit: false } : {}),
  // The studio is an application that loads once; the budget that counts is the view's, in e2e/page-weight.spec.ts.
  chunkSizeWarningLimit: 1_000,
  rolldownOptions: {
    onLog: logAllButMarks,
    treeshake: {
      ...READERS_TREESHAKE,
      moduleSideEffects: [{ test: /\/simple-statistics\//, sideEffects: false }],
    },
    input: `src/client/${program}.tsx`,
    output: {
      // A page's program names some forty files: 32 bits tell their versions apart, and weigh less than 48.
      hashCharacters: "hex",
      // Scripts name each other: who shares a file is in the manifest.
      chunkFileNames: ({ name }) =>
        `assets/${name.startsWith("shared-parts") ? "shared" : "[name]"}-[hash].js`,
      codeSplitting: {
        groups: [
          // One file of what the first type shares with two others or more, instead of many small ones.
          {
            name: (id, context) => {
              if (isLoadedLater(id, context)) return null;
              const drawings = listDrawings(id, context);
              return drawings.length > 2 && drawings[0] === DRAWN[0] ? "drawing-parts" : null;
            },
            debugName: "drawing-parts",
            test: isOfDrawings,
            priority: 1,
          },
          // What others share, by who shares it.
          {
            name: (id, context) => (isLoadedLater(id, context) ? null : "shared-parts"),
            debugName: "shared-parts",
            test: isOfDrawings,
            minShareCount: 2,
            entriesAware: true,
          },
          // What each page needs at once, in one file, also where parts that come later need some of it.
          { name: "page", tags: ["$initial"], includeDependenciesRecursively: false, priority: 2 },
        ],
      },
    },
  },
});

/** A script for other people's pages: one small file at an address that never changes. */
const buildEmbedScript = (name: string): BuildEnvironmentOptions => ({
  outDir: "dist/client",
  emptyOutDir: false,
  target: "es2022",
  modulePreload: false,
  rolldownOptions: {
    onLog: logAllButMarks,
    // Of d3-array neither blur nor lot is used; what makes them has no effect.
    treeshake: {
      manualPureFunctions: ["Blur2", "blurImage", "shuffler", "bisector"],
    },
    input: `src/embed/${name}.ts`,
    output: { format: "iife", entryFileNames: "[name].js" },
  },
});

const EMBED_SCRIPTS = ["statelier-resize", "statelier-chart"];

const buildBrowser = (mode: string): BuildEnvironmentOptions =>
  EMBED_SCRIPTS.includes(mode) ? buildEmbedScript(mode) : buildClient(mode);

/** `--mode view` and `--mode studio` build the browser's programs, with `--ssr` what renders their pages; the other modes scripts for other pages. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root,
  appType: "custom",
  plugins: [
    layerKit,
    ...classPlugins.map((plugin) => ({ ...plugin, apply: isView })),
    reloadPages,
    withoutPreload,
    askAgain,
  ],
  optimizeDeps: { entries: "src/client/*.tsx" },
  publicDir: isSsrBuild || mode !== "view" ? false : "public",
  build: command === "serve" ? {} : isSsrBuild ? buildServer(mode) : buildBrowser(mode),
  resolve: { alias: mode === "view" ? [...SMALL_REACT, STATISTICS] : [] },
  css: { modules: { generateScopedName: nameClass } },
  ssr: { noExternal: [/^@statelier\//] },
}));
