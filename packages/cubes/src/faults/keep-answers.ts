import { createHash } from "node:crypto";

import { ByteCache, type ObservationTable } from "@statelier/model";

import { ENTRY_BYTES, measureBytes } from "../reading/measure-kept.ts";
import { type CubeSource, SourceError } from "../source/cube-source.ts";

export type KeepOptions = {
  /** Of all answers together. */
  maxBytes?: number;
  /** An answer that is younger is not kept anew. */
  minAgeMs?: number;
  now?: () => number;
};

const DEFAULTS = { maxBytes: 32_000_000, minAgeMs: 60_000, now: Date.now };

type Kept = { answer: unknown; since: number };

const hasTable = (answer: unknown): answer is { table: ObservationTable } =>
  typeof answer === "object" && answer !== null && "table" in answer;

const measure = (answer: unknown): number => {
  if (!hasTable(answer)) return 2 * (JSON.stringify(answer) ?? "").length + ENTRY_BYTES;
  const { table, ...rest } = answer;
  return measureBytes(table) + measure(rest);
};

/** As long as any other, whatever was asked. */
const nameQuestion = (kind: string, request: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify([kind, request]))
    .digest("base64url");

/** What the source itself says is no failure of the source. */
const isFailure = (error: unknown): boolean =>
  error instanceof SourceError && error.id !== "CANNOT_FIND_CUBE" && error.id !== "BAD_REQUEST";

/** The last good answers, the least recently used go first. */
class LastAnswers {
  readonly #options: Required<KeepOptions>;
  readonly #kept: ByteCache<Kept>;
  #standIns = 0;

  constructor(options: KeepOptions) {
    this.#options = { ...DEFAULTS, ...options };
    this.#kept = new ByteCache(this.#options.maxBytes);
  }

  async ask<Answer>(
    key: string,
    ask: () => Promise<Answer>,
    date: (answer: Answer, since: number) => Answer = (answer) => answer,
  ): Promise<Answer> {
    try {
      const answer = await ask();
      this.#keep(key, answer);
      return answer;
    } catch (error) {
      const kept = this.#kept.get(key);
      if (!kept || !isFailure(error)) throw error;
      this.#standIns += 1;
      return date(kept.answer as Answer, kept.since);
    }
  }

  get statistics() {
    const { entries, bytes, maxBytes } = this.#kept.statistics;
    return { entries, bytes, maxBytes, standIns: this.#standIns };
  }

  #keep(key: string, answer: unknown): void {
    const { minAgeMs, now } = this.#options;
    const known = this.#kept.get(key);
    if (known && now() - known.since < minAgeMs) return;
    this.#kept.set(key, { answer, since: now() }, measure(answer));
  }
}

/** A source whose last good answer to a question stands in, with its date, where it fails to answer it again. */
export const keepAnswers = (source: CubeSource, options: KeepOptions = {}): CubeSource => {
  const last = new LastAnswers(options);
  const keep =
    <Request, Answer>(name: string, ask: (request: Request) => Promise<Answer>) =>
    (request: Request): Promise<Answer> =>
      last.ask(nameQuestion(name, request), () => ask(request));
  return {
    ...source,
    status: () => ({ ...source.status(), answers: last.statistics }),
    metadata: keep("metadata", (request) => source.metadata(request)),
    components: keep("components", (request) => source.components(request)),
    possibleFilters: keep("possibleFilters", (request) => source.possibleFilters(request)),
    largestValues: keep("largestValues", (request) => source.largestValues(request)),
    termsets: keep("termsets", (request) => source.termsets(request)),
    shapes: keep("shapes", (request) => source.shapes(request)),
    latestIri: keep("latestIri", (iri) => source.latestIri(iri)),
    unversionedIri: keep("unversionedIri", (iri) => source.unversionedIri(iri)),
    observations: (request) =>
      last.ask(
        nameQuestion("observations", request),
        () => source.observations(request),
        (answer, since) =>
          answer.isImmutable ? answer : { ...answer, staleSince: answer.staleSince ?? since },
      ),
  };
};
