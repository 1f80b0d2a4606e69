import { rmSync } from "node:fs";
import { type RunningServer, startServer } from "./start-server.ts";
import { test as base } from "./test.ts";

/** The source as datasets of it are addressed. */
export const TABLES_SOURCE = { type: "sql", url: "https://tables.example.org/" };

/** Tests of the product on a folder of tables, which `writeTables` writes and which is gone afterwards. */
export const makeTablesTest = (writeTables: () => string, timeout: number) =>
  base.extend<object, { tables: RunningServer }>({
    tables: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
      async ({}, use) => {
        const folder = writeTables();
        const source = { name: "tables", ...TABLES_SOURCE, location: folder };
        const server = await startServer({ STATELIER_SOURCES: JSON.stringify([source]) });
        await use(server);
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: "worker", timeout },
    ],
    baseURL: async ({ tables }, use) => {
      await use(tables.url);
    },
  });
