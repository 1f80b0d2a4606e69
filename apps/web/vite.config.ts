import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  root,
  appType: "custom",
  publicDir: isSsrBuild ? false : "public",
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        emptyOutDir: true,
        target: "node24",
        rollupOptions: {
          // The router marks its browser half for bundlers that split by it; one bundle needs no mark.
          onLog: (level, log, handler) => {
            if (log.code !== "MODULE_LEVEL_DIRECTIVE") handler(level, log);
          },
        },
      }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        target: "es2022",
        // The studio is an application that loads once; the budget that counts is the view's, in bench/page.ts.
        chunkSizeWarningLimit: 1_000,
        rollupOptions: { input: ["src/client/view.tsx", "src/client/studio.tsx"] },
      },
  ssr: { noExternal: [/^@statelier\//] },
}));
