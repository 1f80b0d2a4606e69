import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,samples,tools}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    setupFiles: ["tools/property-seed.ts"],
    pool: "forks",
    isolate: false,
    maxWorkers: 2,
    testTimeout: 40_000,
    hookTimeout: 180_000,
  },
});
