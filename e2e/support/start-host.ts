import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type HostPage = { html: string; policy?: string };

/** Another site: answers the pages that it is given, by path. */
export const startHost = async (pages: Record<string, HostPage>) => {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ""];
    response.writeHead(page ? 200 : 204, {
      "Content-Type": "text/html; charset=utf-8",
      ...(page?.policy ? { "Content-Security-Policy": page.policy } : {}),
    });
    response.end(page ? `<!doctype html><html lang="en"><title>A page</title>${page.html}` : "");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
