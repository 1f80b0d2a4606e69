import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,samples,tools}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
