import { createServer } from "node:http";
import { listenHere } from "./listen-here.ts";

type HostPage = { html: string; policy?: string };

/** Another site: answers the pages that it is given, by path. */
export const startHost = (pages: Record<string, HostPage>) => {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ""];
    response.writeHead(page ? 200 : 204, {
      "Content-Type": "text/html; charset=utf-8",
      ...(page?.policy ? { "Content-Security-Policy": page.policy } : {}),
    });
    response.end(page ? `<!doctype html><html lang="en"><title>A page</title>${page.html}` : "");
  });
  return listenHere(server);
};
