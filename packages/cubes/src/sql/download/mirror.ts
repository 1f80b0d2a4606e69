import { SourceError } from "../../source/cube-source.ts";
import type { SourceStatus } from "../../source/source-status.ts";
import { type Copy, CopyFolder, versionOf } from "./copy-folder.ts";
import type { DownloadAddress } from "./download-address.ts";
import { type KeptFile, runPass } from "./download-pass.ts";

export type MirrorOptions = {
  /** Where the copy is kept; nobody else writes there. */
  folder: string;
  /** Of all files together. */
  maxBytes?: number;
  /** Parquet files of at least so many bytes are read in parts, where their server gives them. */
  rangedBytes?: number;
  /** For all files together. */
  timeoutMs?: number;
  /** How long a question waits for the first copy, which goes on to be downloaded after that. */
  maxWaitMs?: number;
  /** Called with a sentence when a new copy is there. */
  onCopy?: (sentence: string) => void;
  now?: () => number;
};

export type MirrorInput = {
  address: DownloadAddress;
  options: MirrorOptions;
  /** Rejects with `SourceError` where a folder of files cannot be used; then the copy before stays. */
  verify: (folder: string) => Promise<void>;
};

export const DOWNLOAD_DEFAULTS = {
  maxBytes: 2_000_000_000,
  timeoutMs: 600_000,
  rangedBytes: 16_000_000,
};

/** Without a copy, questions in this time after a failure do not cause another download. */
const REST_MS = 10_000;
const MOST_PASSES = 3;

/** A copy of what lies at an address, which outlives failures of its server and the process itself. */
export class Mirror {
  readonly #input: MirrorInput;
  readonly #folder: CopyFolder;
  readonly #now: () => number;
  readonly #closing = new AbortController();
  #copy: Copy | undefined;
  #running: Promise<void> | undefined;
  #failure: { at: number; error: SourceError } | undefined;

  constructor(input: MirrorInput) {
    this.#input = input;
    this.#now = input.options.now ?? Date.now;
    this.#folder = new CopyFolder(input.options.folder);
    this.#copy = this.#folder.load(this.#location);
    this.#folder.prune(this.#copy);
  }

  get status(): NonNullable<SourceStatus["copy"]> {
    const { files, changedAt, confirmedAt } = this.#copy ?? {};
    const { at, error } = this.#failure ?? {};
    return {
      files: files?.length ?? 0,
      bytes: files?.reduce((sum, { bytes, isRanged }) => sum + (isRanged ? 0 : bytes), 0) ?? 0,
      isRunning: this.#running !== undefined,
      canRevalidate: files?.every(({ etag, lastModified }) => etag ?? lastModified) ?? false,
      ...(changedAt === undefined || confirmedAt === undefined ? {} : { changedAt, confirmedAt }),
      ...(at === undefined || !error
        ? {}
        : { failure: { at, id: error.id, sentence: error.message } }),
    };
  }

  /** The version that counts, downloaded first where there is none. Rejects with `SourceError`. */
  async getVersion(): Promise<string> {
    if (!this.#copy) await this.#waitForFirst();
    return this.#known.version;
  }

  /** The files of the version that counts; they are kept until `release`. Throws where there is no copy. */
  lease(): { folder: string; files: readonly KeptFile[]; release: () => void } {
    const { version, files } = this.#known;
    const end = this.#folder.use(version);
    const release = (): void => {
      end();
      if (!this.#running) this.#folder.prune(this.#copy);
    };
    return { folder: this.#folder.folderOf(version), files, release };
  }

  /** One download at a time. Rejects with `SourceError`, and then the copy is what it was. */
  refresh(): Promise<void> {
    this.#running ??= this.#download().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running?.catch(() => undefined);
  }

  get #location(): string {
    return this.#input.address.url.href;
  }

  get #known(): Copy {
    if (this.#copy) return this.#copy;
    throw new SourceError("SOURCE_DOWN", "There is no copy yet.");
  }

  async #waitForFirst(): Promise<void> {
    const { maxWaitMs } = this.#input.options;
    if (this.#failure && !this.#running && this.#now() - this.#failure.at < REST_MS)
      throw this.#failure.error;
    const running = this.refresh();
    if (maxWaitMs === undefined) return running;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const sentence = "The tables are still being downloaded for the first time.";
      timer = setTimeout(() => reject(new SourceError("SOURCE_TIMEOUT", sentence)), maxWaitMs);
    });
    try {
      await Promise.race([running, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #download(): Promise<void> {
    const startedAt = this.#now();
    try {
      const files = await this.#read();
      if (versionOf(files) === this.#copy?.version)
        this.#keep({ ...this.#copy, files, confirmedAt: startedAt });
      else await this.#replace(files, startedAt);
      this.#failure = undefined;
    } catch (error) {
      this.#failure = {
        at: this.#now(),
        error:
          error instanceof SourceError
            ? error
            : new SourceError("SOURCE_DOWN", `The download cannot be kept: ${String(error)}`, {
                cause: error,
              }),
      };
      throw this.#failure.error;
    } finally {
      this.#folder.prune(this.#copy);
    }
  }

  /** Files of one moment: where something had changed, all are asked again until nothing has. */
  async #read(): Promise<KeptFile[]> {
    const { address, options } = this.#input;
    const { timeoutMs = DOWNLOAD_DEFAULTS.timeoutMs, maxBytes = DOWNLOAD_DEFAULTS.maxBytes } =
      options;
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#closing.signal]);
    let before = this.#copy?.files ?? [];
    for (let count = 0; count < MOST_PASSES; count += 1) {
      const files = await runPass({
        address,
        folder: this.#folder.bytes,
        before,
        maxBytes,
        rangedBytes: options.rangedBytes ?? DOWNLOAD_DEFAULTS.rangedBytes,
        signal,
      });
      if (files.length === 1 || versionOf(files) === versionOf(before)) return files;
      before = files;
    }
    throw new SourceError(
      "SOURCE_ANSWER_INVALID",
      "The files changed again and again while they were downloaded.",
    );
  }

  async #replace(files: KeptFile[], startedAt: number): Promise<void> {
    const version = versionOf(files);
    const folder = this.#folder.build(files);
    await this.#input.verify(folder);
    this.#keep({
      location: this.#location,
      version,
      files,
      changedAt: startedAt,
      confirmedAt: startedAt,
    });
    const { bytes } = this.status;
    const names = files.length === 1 ? "1 file" : `${files.length} files`;
    this.#input.options.onCopy?.(
      `downloaded ${names}, ${bytes} bytes, in ${this.#now() - startedAt} ms`,
    );
  }

  #keep(copy: Copy): void {
    this.#folder.save(copy);
    this.#copy = copy;
  }
}
