import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ANONYMOUS } from "../http/viewer.ts";
import { guardStore } from "./guard-store.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { isStoreFailure } from "./store-failure.ts";

const folder = mkdtempSync(join(tmpdir(), "full-"));
/** Only root may mount. */
const mounted = spawnSync("/bin/mount", ["-t", "tmpfs", "-o", "size=600k", "tmpfs", folder]);

test.skipIf(mounted.status !== 0)(
  "on a disk that fills up each chart is stored or refused as there is no room, and those that are stored are there",
  async () => {
    const left: unknown[] = [];
    const file = join(folder, "statelier.db");
    const store = guardStore(openSqliteStore(file, { onError: (error) => left.push(error) }));
    onTestFinished(async () => {
      await store.close();
      spawnSync("/bin/umount", [folder]);
      rmSync(folder, { recursive: true });
    });
    const data = { text: "x".repeat(3_000) };
    const refused: unknown[] = [];
    let stored = 0;
    for (let at = 0; at < 300; at += 1) {
      const key = `key${at}`;
      const config = {
        key,
        data,
        userId: null,
        publishedState: "PUBLISHED",
        draftOf: null,
      } as const;
      let isAnswered = true;
      try {
        await store.insert(config);
        stored += 1;
      } catch (error) {
        isAnswered = false;
        refused.push(error);
      }
      expect([key, (await store.find(key, ANONYMOUS)) !== undefined]).toEqual([key, isAnswered]);
    }
    expect(stored).toBeGreaterThan(10);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.every((error) => isStoreFailure(error) && error.reason === "full")).toBe(true);
    expect(await store.lastNumber(ANONYMOUS)).toBe(stored);
    expect(left.length).toBeGreaterThan(0);
  },
);
