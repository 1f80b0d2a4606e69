import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";

import { z } from "zod";

import { SourceError } from "../../source/cube-source.ts";
import { TableChangedError } from "../engines/table-changed-error.ts";
import { askAddress, type Validators } from "./download-file.ts";
import { showAddress } from "./download-address.ts";
import { countBytes, findMissing, joinSpans, type Span } from "./spans.ts";

export type RangedFileInput = {
  /** A file of the full size, in which stands what has been asked for. */
  path: string;
  url: URL;
  bytes: number;
  validators: Validators;
  /** Of one question. */
  timeoutMs: number;
  /** Of all that is asked for. */
  maxBytes: number;
};

/** Two parts that are closer are asked for together. */
const GAP = 65_536;
const AT_ONCE = 4;

const keptSchema = z.object({ spans: z.array(z.tuple([z.number(), z.number()])) });

/** A file at an address of which only the parts that are needed are read, each once. */
export class RangedFile {
  readonly #input: RangedFileInput;
  readonly #list: string;
  #present: Span[];
  #last: Promise<void> = Promise.resolve();

  constructor(input: RangedFileInput) {
    this.#input = input;
    this.#list = `${input.path}.ranges`;
    this.#present = this.#load();
  }

  get bytes(): number {
    return this.#input.bytes;
  }

  /** Bytes that have been asked for by now. */
  get present(): number {
    return countBytes(this.#present);
  }

  /** When these parts stand in the file. Rejects with `SourceError`. */
  ensure(wanted: readonly Span[]): Promise<void> {
    const reading = this.#last.then(() => this.#read(wanted));
    this.#last = reading.catch(() => undefined);
    return reading;
  }

  async #read(wanted: readonly Span[]): Promise<void> {
    const missing = joinSpans(findMissing(wanted, this.#present), GAP);
    if (missing.length === 0) return;
    const { path, url, maxBytes } = this.#input;
    if (this.present + countBytes(missing) > maxBytes)
      throw new SourceError(
        "RESULT_TOO_LARGE",
        `${showAddress(url)}: more than the ${maxBytes} bytes that may be read of it are needed.`,
      );
    const file = await open(path, "r+");
    try {
      const left = [...missing];
      const work = async (): Promise<void> => {
        for (let next = left.shift(); next; next = left.shift()) await this.#readSpan(file, next);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      await file.datasync();
    } finally {
      await file.close();
    }
    this.#keep();
  }

  async #readSpan(file: FileHandle, span: Span): Promise<void> {
    const [from, to] = span;
    const { url, validators, timeoutMs, bytes } = this.#input;
    const response = await askAddress({
      url,
      headers: {
        range: `bytes=${from}-${to - 1}`,
        "if-range": validators.etag ?? validators.lastModified ?? "",
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isSame = response.headers.get("content-range") === `bytes ${from}-${to - 1}/${bytes}`;
    if (response.status !== 206 || !isSame) {
      await response.body?.cancel();
      if (response.status === 200 || response.status === 206 || response.status === 416)
        throw new TableChangedError();
      throw new SourceError("SOURCE_DOWN", `${showAddress(url)}: status ${response.status}.`);
    }
    const body = new Uint8Array(await response.arrayBuffer());
    if (body.byteLength !== to - from)
      throw new SourceError(
        "SOURCE_ANSWER_INVALID",
        `${showAddress(url)}: ${to - from} bytes were announced and ${body.byteLength} came.`,
      );
    await file.write(body, 0, body.byteLength, from);
    this.#present = joinSpans([...this.#present, span]);
  }

  #load(): Span[] {
    if (!existsSync(this.#list)) return [];
    try {
      return keptSchema.parse(JSON.parse(readFileSync(this.#list, "utf8"))).spans;
    } catch (error) {
      // As after a crash of the machine: then it is read anew.
      if (error instanceof SyntaxError || error instanceof z.ZodError) return [];
      throw error;
    }
  }

  #keep(): void {
    const beside = `${this.#list}.new`;
    writeFileSync(beside, JSON.stringify({ spans: this.#present }), { flush: true });
    renameSync(beside, this.#list);
  }
}
