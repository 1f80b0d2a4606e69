import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The product as somebody sees it whose browser sends these headers, for browsers that cannot be told to. */
export const startWithHeaders = async (product: string, headers: Record<string, string>) => {
  const server = createServer((asked, answer) => {
    const passed = request(
      `${product}${asked.url ?? "/"}`,
      { method: asked.method, headers: { ...asked.headers, ...headers } },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
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
