import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { makeHttpServer } from "./make-http-server.ts";
import { Readiness } from "./readiness.ts";

it("keeps connections longer than a reverse proxy does", async () => {
  const server = makeHttpServer(
    Promise.resolve((_, response) => void response.end("there")),
    new Readiness(),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe("there");
  expect(answer.headers.get("keep-alive")).toBe("timeout=75");
  expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
  server.closeAllConnections();
  server.close();
});
