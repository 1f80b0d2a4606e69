import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type Rolldown } from "vite";
import { SMALL_REACT } from "./small-react.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const PACKAGES = fileURLToPath(new URL("../../packages", import.meta.url));
const DRAWINGS = join(PACKAGES, "charts", "src");
/** What only drawings along a time share, and those of points. */
const ALONG_TIME =
  /charts\/src\/parts\/(lines\/line-marks|legend\/end-labels|time\/time-axis|values\/point-extent)/;
/** Shared by lines and by columns in stacks, which need nothing else of one another. */
const PUSHED_APART = /charts\/src\/parts\/text\/push-apart/;
const FONTS = join(PACKAGES, "ui", "src", "fonts");

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

const buildServer = (program: string): BuildEnvironmentOptions => ({
  outDir: "dist/server",
  emptyOutDir: program === "view",
  target: "node24",
  rolldownOptions: { onLog: logAllButMarks, input: `src/render/${program}.tsx` },
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
    // Of d3-time the calendar of UTC alone is used, of d3-array no blur and no lot; what makes the others has no effect.
    treeshake: {
      manualPureFunctions: ["timeInterval", "ticker", "Blur2", "blurImage", "shuffler", "bisector"],
      propertyReadSideEffects: false,
    },
    input: `src/client/${program}.tsx`,
    output: {
      codeSplitting: {
        groups: [
          // One file of what most drawings share, instead of many small ones.
          {
            name: "drawing-parts",
            test: (id) =>
              (id.startsWith(DRAWINGS) && !id.endsWith(".css") && !ALONG_TIME.test(id)) ||
              id.startsWith(FONTS),
            minShareCount: 4,
            priority: 1,
          },
          // The same of those that stand on bands.
          {
            name: "band-parts",
            test: /charts\/src\/parts\/(bars|stacks|axis\/category-labels)/,
            minShareCount: 2,
          },
          { name: "line-parts", test: ALONG_TIME, minShareCount: 2 },
          { name: "pushed-apart", test: PUSHED_APART, priority: 3 },
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
    // Of d3-time the calendar of UTC alone is used, of d3-array no blur and no lot; what makes the others has no effect.
    treeshake: {
      manualPureFunctions: ["timeInterval", "ticker", "Blur2", "blurImage", "shuffler", "bisector"],
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
  plugins: [layerKit, reloadPages],
  optimizeDeps: { entries: "src/client/*.tsx" },
  publicDir: isSsrBuild || mode !== "view" ? false : "public",
  build: command === "serve" ? {} : isSsrBuild ? buildServer(mode) : buildBrowser(mode),
  resolve: { alias: mode === "view" ? SMALL_REACT : [] },
  ssr: { noExternal: [/^@statelier\//] },
}));
