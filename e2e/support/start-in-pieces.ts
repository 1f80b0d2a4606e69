import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { listenHere } from "./listen-here.ts";

/** Headers of an answer that is sent as it is, in another length. */
const listHeaders = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(([name]) => !/^(content-(encoding|length)|connection)$/.test(name)),
  );

const answerInPieces = async (
  { url = "/" }: IncomingMessage,
  answer: ServerResponse,
  { product, count, pause }: { product: string; count: number; pause: number },
): Promise<void> => {
  const given = await fetch(`${product}${url}`);
  const body = Buffer.from(await given.arrayBuffer());
  answer.writeHead(given.status, listHeaders(given));
  const isPage = given.headers.get("content-type")?.startsWith("text/html");
  const size = isPage ? Math.ceil(body.length / count) : body.length || 1;
  for (let at = 0; at < body.length; at += size) {
    answer.write(body.subarray(at, at + size));
    if (isPage) await wait(pause);
  }
  answer.end();
};

/** The product over a line on which a page comes in so many pieces, and so many milliseconds lie between them. */
export const startInPieces = (product: string, count: number, pause: number) =>
  listenHere(
    createServer((asked, answer) => {
      answerInPieces(asked, answer, { product, count, pause }).catch(() => answer.destroy());
    }),
  );
