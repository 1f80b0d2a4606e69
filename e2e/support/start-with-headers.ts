import { createServer, request } from "node:http";
import { listenHere } from "./listen-here.ts";

/** The product as somebody sees it whose browser sends these headers, for browsers that cannot be told to. */
export const startWithHeaders = (product: string, headers: Record<string, string>) => {
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
  return listenHere(server);
};
