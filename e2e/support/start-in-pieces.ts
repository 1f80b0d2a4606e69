import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { listenHere } from "./listen-here.ts";

/** Headers of an answer that is sent as it is, in another length. */
const listHeaders = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(([name]) => !/^(content-(encoding|length)|connection)$/.test(name)),
  );

type Line = {
  /** Pieces in which a page comes, and milliseconds between them. */
  count: number;
  pause: number;
  /** After so many pieces it breaks off. */
  upTo?: number;
};

const answerInPieces = async (
  { url = "/" }: IncomingMessage,
  answer: ServerResponse,
  { product, count, pause, upTo = count }: Line & { product: string },
): Promise<void> => {
  const given = await fetch(`${product}${url}`);
  const body = Buffer.from(await given.arrayBuffer());
  answer.writeHead(given.status, listHeaders(given));
  const isPage = given.headers.get("content-type")?.startsWith("text/html");
  const size = isPage ? Math.ceil(body.length / count) : body.length || 1;
  for (let at = 0; at < body.length; at += size) {
    if (isPage && at >= upTo * size) return void answer.destroy();
    answer.write(body.subarray(at, at + size));
    if (isPage) await wait(pause);
  }
  answer.end();
  return undefined;
};

/** The product over a slow line. */
export const startInPieces = (product: string, line: Line) =>
  listenHere(
    createServer((asked, answer) => {
      answerInPieces(asked, answer, { ...line, product }).catch(() => answer.destroy());
    }),
  );
