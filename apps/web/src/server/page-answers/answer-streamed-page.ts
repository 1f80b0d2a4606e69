import { ReadableStream } from "node:stream/web";

const encode = async function* (pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece);
};

/** A page that is sent piece by piece: nobody keeps it, and nothing on the way waits for its end to compress it. */
export const answerStreamedPage = (pieces: AsyncIterable<string>): Response =>
  new Response(ReadableStream.from(encode(pieces)) as BodyInit, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
