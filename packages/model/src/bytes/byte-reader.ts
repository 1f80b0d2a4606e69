import { inSteps, type Pause } from "./in-steps.ts";
import { type PackedIntegers, unpackIntegers } from "./packed-integers.ts";

/** Bytes that are not what they should be, and why. */
export class DamageError extends Error {
  override name = "DamageError";
}

/** Reads what `ByteWriter` wrote; throws `DamageError` before it reads or allocates beyond the bytes. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** A copy, whose buffer holds these bytes alone. */
  bytes(length: number): Uint8Array<ArrayBuffer> {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new DamageError("It ends too early.");
    const bytes = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return bytes;
  }

  byte(): number {
    return this.bytes(1)[0] ?? 0;
  }

  uint32(): number {
    return new Uint32Array(this.bytes(4).buffer)[0] ?? 0;
  }

  float64(): number {
    return new Float64Array(this.bytes(8).buffer)[0] ?? 0;
  }

  text(): string {
    const bytes = this.bytes(this.uint32());
    try {
      return this.#text.decode(bytes);
    } catch (cause) {
      throw new DamageError("A text is not UTF-8.", { cause });
    }
  }

  packed(count: number): PackedIntegers {
    const [width, delta, base] = [this.byte(), this.byte(), this.float64()];
    if (width !== 1 && width !== 2 && width !== 4)
      throw new DamageError(`A number has ${width} bytes.`);
    if (delta > 1 || !Number.isSafeInteger(base)) throw new DamageError("A list has no base.");
    return { width, isDelta: delta === 1, base, bytes: this.bytes(count * width) };
  }

  async texts(count: number, pause: Pause): Promise<string[]> {
    const packed = this.packed(count);
    const lengths = new Float64Array(count);
    await unpackIntegers(packed, lengths, pause);
    const all = this.text();
    const texts: string[] = [];
    let read = 0;
    await inSteps(count, pause, (start, end) => {
      for (const length of lengths.subarray(start, end)) {
        if (length < 0) throw new DamageError("A text has no length.");
        texts.push(all.slice(read, read + length));
        read += length;
      }
    });
    if (read !== all.length) throw new DamageError("The texts have another length.");
    return texts;
  }

  /** Nothing but the zeros that fill the last word may be left. */
  end(): void {
    const rest = this.#bytes.subarray(this.#at);
    if (rest.length > 3 || rest.some((byte) => byte !== 0))
      throw new DamageError("There is something behind the end.");
  }
}
