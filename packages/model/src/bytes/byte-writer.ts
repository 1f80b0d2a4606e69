import { inSteps, type Pause } from "./in-steps.ts";
import { type PackedIntegers, packIntegers } from "./packed-integers.ts";

/** Collects numbers, texts and arrays as little-endian bytes. */
export class ByteWriter {
  readonly #parts: Uint8Array[] = [];
  readonly #text = new TextEncoder();

  bytes(bytes: Uint8Array): void {
    this.#parts.push(bytes);
  }

  byte(value: number): void {
    this.#parts.push(Uint8Array.of(value));
  }

  uint32(value: number): void {
    this.#parts.push(new Uint8Array(Uint32Array.of(value).buffer));
  }

  float64(value: number): void {
    this.#parts.push(new Uint8Array(Float64Array.of(value).buffer));
  }

  text(text: string): void {
    const bytes = this.#text.encode(text);
    this.uint32(bytes.length);
    this.bytes(bytes);
  }

  packed({ width, base, isDelta, bytes }: PackedIntegers): void {
    this.byte(width);
    this.byte(Number(isDelta));
    this.float64(base);
    this.bytes(bytes);
  }

  /** Their lengths in UTF-16 units, then all of them as one text. */
  async texts(texts: readonly string[], pause: Pause): Promise<void> {
    const lengths = new Int32Array(texts.length);
    const parts: Uint8Array[] = [];
    await inSteps(texts.length, pause, (start, end) => {
      const some = texts.slice(start, end);
      some.forEach((text, at) => (lengths[start + at] = text.length));
      parts.push(this.#text.encode(some.join("")));
    });
    const packed = await packIntegers(lengths, pause);
    if (!packed) throw new RangeError("A text is too long.");
    this.packed(packed);
    this.uint32(parts.reduce((sum, { length }) => sum + length, 0));
    for (const part of parts) this.bytes(part);
  }

  /** Everything, filled up with zeros to whole words. */
  concat(): Uint8Array<ArrayBuffer> {
    const size = this.#parts.reduce((sum, { length }) => sum + length, 0);
    const all = new Uint8Array(Math.ceil(size / 4) * 4);
    let at = 0;
    for (const part of this.#parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}
