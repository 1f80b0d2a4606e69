import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";

const brotli = (content: Buffer, quality: number): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

export type ScriptSize = { path: string; bytes: number; brotli11: number };

const sizes = new Map<string, Promise<ScriptSize>>();

/**
 * With other hashes in the names of files, which are the same after each build: by those that a build happens to have, one
 * and the same script is compressed to some hundred bytes more or fewer.
 */
const withSteadyNames = (content: Buffer): Buffer => {
  const steady = new Map<string, string>();
  const replace = (hash: string): string => {
    const known = steady.get(hash);
    if (known !== undefined) return known;
    const next = createHash("sha256")
      .update(String(steady.size))
      .digest("hex")
      .slice(0, hash.length);
    steady.set(hash, next);
    return next;
  };
  return Buffer.from(content.toString().replace(/(?<=-)[\da-f]{8}(?=\.(?:js|css))/g, replace));
};

const measureFile = async (url: string, path: string): Promise<ScriptSize> => {
  const answer = await fetch(`${url}${path}`, { headers: { "Accept-Encoding": "identity" } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  const content = Buffer.from(await answer.arrayBuffer());
  return { path, bytes: content.length, brotli11: brotli(withSteadyNames(content), 11) };
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
