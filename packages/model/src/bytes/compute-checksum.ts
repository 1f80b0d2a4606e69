import { inSteps, type Pause } from "./in-steps.ts";

/** Of bytes that are whole words; a change of one word always changes it. */
export const computeChecksum = async (bytes: Uint8Array, pause: Pause): Promise<number> => {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
  let hash = bytes.length | 0;
  await inSteps(words.length, pause, (start, end) => {
    for (let at = start; at < end; at += 1) {
      const mixed = Math.imul(words[at] ?? 0, 0xcc9e_2d51);
      hash ^= Math.imul((mixed << 15) | (mixed >>> 17), 0x1b87_3593);
      hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe654_6b64) | 0;
    }
  });
  return hash >>> 0;
};
