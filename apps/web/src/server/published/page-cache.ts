import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ByteCache, type CacheStatistics } from "@statelier/model";

/** A finished page in the forms in which it travels. */
export type StoredPage = {
  version: string;
  /** Until when it is kept (ms since 1970); without, as long as there is room. */
  until?: number | undefined;
  etag: string;
  headers: Record<string, string>;
  /** Other hosts whose pictures it shows. */
  imageOrigins: readonly string[];
  bodies: {
    identity: Uint8Array<ArrayBuffer>;
    br: Uint8Array<ArrayBuffer>;
    gzip: Uint8Array<ArrayBuffer>;
  };
};

/** Finished pages by address; one of another version than asked for is not there. */
export type PageCache = {
  readonly statistics: CacheStatistics;
  get(name: string, version: string): StoredPage | undefined;
  put(
    name: string,
    page: Pick<StoredPage, "version" | "until" | "headers"> & {
      html: string;
      imageOrigins?: readonly string[];
    },
  ): Promise<StoredPage>;
};

const DEFAULT_BYTES = 40_000_000;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export const makePageCache = (maxBytes = DEFAULT_BYTES): PageCache => {
  const pages = new ByteCache<StoredPage>(maxBytes);
  return {
    get statistics() {
      return pages.statistics;
    },
    get(name, version) {
      const page = pages.get(name);
      const isKept = page?.until === undefined || Date.now() < page.until;
      return isKept && page?.version === version ? page : undefined;
    },
    async put(name, { version, until, html, headers, imageOrigins = [] }) {
      const identity = new TextEncoder().encode(html);
      const [br, zipped] = await Promise.all([
        compressBrotli(identity, QUALITY),
        compressGzip(identity),
      ]);
      const etag = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
      const bodies = { identity, br, gzip: zipped };
      const page = { version, until, etag, headers, imageOrigins, bodies };
      pages.set(name, page, identity.length + br.length + zipped.length + html.length);
      return page;
    },
  };
};
