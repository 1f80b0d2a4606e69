import { ReadableStream } from "node:stream/web";

const encode = async function* (pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece);
};

/** An answer of a call whose data is written as it is read, so that little of it is in memory at a time. */
export const answerJsonStream = (pieces: AsyncIterable<string>): Response => {
  const whole = async function* (): AsyncGenerator<string> {
    yield '{"success":true,"message":"","data":';
    yield* pieces;
    yield "}";
  };
  return new Response(ReadableStream.from(encode(whole())) as BodyInit, {
    headers: { "Content-Type": "application/json" },
  });
};

/** A list, of parts of it. */
export const writeJsonList = async function* (
  parts: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  let before = "[";
  for await (const part of parts) {
    if (part.length === 0) continue;
    yield before + part.map((each) => JSON.stringify(each)).join();
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
};
