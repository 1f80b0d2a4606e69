import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  root,
  appType: "custom",
  publicDir: isSsrBuild ? false : "public",
  build: isSsrBuild
    ? { outDir: "dist/server", emptyOutDir: true, target: "node24" }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        target: "es2022",
        rollupOptions: { input: ["src/client/view.tsx", "src/client/studio.tsx"] },
      },
  ssr: { noExternal: [/^@statelier\//] },
}));
