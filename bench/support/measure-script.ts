import { brotliCompressSync, constants } from "node:zlib";

const brotli = (content: Buffer, quality: number): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

export type ScriptSize = { path: string; bytes: number; brotli11: number };

const sizes = new Map<string, Promise<ScriptSize>>();

const measureFile = async (url: string, path: string): Promise<ScriptSize> => {
  const answer = await fetch(`${url}${path}`, { headers: { "Accept-Encoding": "identity" } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  const content = Buffer.from(await answer.arrayBuffer());
  return { path, bytes: content.length, brotli11: brotli(content, 11) };
};

/** Every script that a page names in its markup: programs and the modules it asks to load ahead. */
export const measureScript = async (url: string, html: string): Promise<ScriptSize[]> => {
  const named = [
    ...html.matchAll(/<script[^>]* src="([^"]+)"/g),
    ...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g),
  ].map(([, path]) => path ?? "");
  return Promise.all(
    [...new Set(named)].map((path) => {
      const size = sizes.get(`${url}${path}`) ?? measureFile(url, path);
      sizes.set(`${url}${path}`, size);
      return size;
    }),
  );
};

/** Bytes of a text as UTF-8 and compressed as a server would while answering. */
export const measureText = (text: string): { raw: number; brotli5: number } => {
  const content = Buffer.from(text);
  return { raw: content.length, brotli5: brotli(content, 5) };
};
