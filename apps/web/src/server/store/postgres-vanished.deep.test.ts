import { startPostgres } from "@statelier/cubes/conformance/start-postgres";
import { expect, test } from "vitest";
import { openPostgresStore } from "./postgres-store.ts";
import { startSilentProxy } from "./testing/start-silent-proxy.ts";

test("a database whose machine has vanished holds no connection for good: afterwards all are there again", async () => {
  const server = await startPostgres();
  const place = await server.createDatabase("charts");
  const proxy = await startSilentProxy(place);
  const store = await openPostgresStore(proxy.url, { answerMs: 500 });
  expect(await store.lastNumber({ kind: "anonymous" })).toBe(0);
  proxy.fallSilent();
  const asked = Array.from({ length: 12 }, () => store.lastNumber({ kind: "anonymous" }));
  const changed = store.forgetRemoved();
  for (const { status } of await Promise.allSettled([...asked, changed]))
    expect(status).toBe("rejected");
  proxy.speak();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => store.lastNumber({ kind: "anonymous" })),
  );
  expect(answers).toEqual(answers.map(() => 0));
  await store.close();
  await proxy.stop();
  await server.stop();
}, 180_000);
