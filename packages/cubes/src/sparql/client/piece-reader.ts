import { SourceError } from "../../source/cube-source.ts";

/** Thrown inside only: the text ends within a piece, which is read again when more has arrived. */
export const INCOMPLETE = new Error("incomplete");

export const malformed = (why: string, cause?: unknown): SourceError =>
  new SourceError("SOURCE_ANSWER_INVALID", `The answer is no SPARQL result: ${why}`, {
    cause,
    isTransient: true,
  });

/** A text of its own: what is cut from an answer keeps all of the answer in memory. */
export const detach = (text: string): string => Buffer.from(text).toString();

/** Reads the text of an answer piece by piece as its bytes arrive; nothing of a piece is kept. */
export abstract class PieceReader {
  /** What has arrived and is not read. */
  protected text = "";
  /** Where the next character stands. */
  protected at = 0;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  #retryLength = 0;

  /** Reads one piece, or throws `INCOMPLETE`. */
  protected abstract step(): void;
  /** What a piece of this length is called, and the most letters that it may have. */
  protected abstract bound(): { name: string; most: number };
  /** Called before what has arrived is read. */
  protected begin(): void {}
  protected check(_text: string): void {}

  push(bytes: Uint8Array): void {
    this.#append(this.#decode(bytes, true));
    if (this.text.length >= this.#retryLength) this.#run();
  }

  end(): void {
    this.#append(this.#decode(new Uint8Array(), false));
    this.#run();
  }

  #decode(bytes: Uint8Array, stream: boolean): string {
    let text: string;
    try {
      text = this.#decoder.decode(bytes, { stream });
    } catch (error) {
      throw malformed("it is not UTF-8.", error);
    }
    this.check(text);
    return text;
  }

  #append(text: string): void {
    this.text = this.text === "" ? text : this.text + text;
  }

  #run(): void {
    this.at = 0;
    this.begin();
    let done = 0;
    try {
      for (;;) {
        this.step();
        done = this.at;
      }
    } catch (error) {
      if (error !== INCOMPLETE) throw error;
    }
    this.text = this.text.slice(done);
    const { name, most } = this.bound();
    if (this.text.length > most) throw malformed(`a ${name} is too long.`);
    this.#retryLength = this.text.length < 100_000 ? 0 : Math.min(this.text.length * 2, most + 1);
  }
}
