/** How far a word, or its beginning, is from what was typed. */
export type Typo = { whole: number; start: number };

/**
 * Letters that were missed, added, replaced or swapped with their neighbour (optimal string alignment). `start` is
 * the distance to the nearest beginning of the word. Distances above `max` are `max + 1`.
 */
export const measureTypo = (typed: string, word: string, max: number): Typo => {
  const far = max + 1;
  const width = Math.min(word.length, typed.length + far);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    let least = row;
    for (let at = 1; at <= width; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      const distance = Math.min(
        (above[at - 1] ?? far) + (isSame ? 0 : 1),
        (above[at] ?? far) + 1,
        (line[at - 1] ?? far) + 1,
        isSwapped ? (before[at - 2] ?? far) + 1 : far,
      );
      line.push(distance);
      least = Math.min(least, distance);
    }
    if (least > max) return { whole: far, start: far };
    before = above;
    above = line;
  }
  const whole = width < word.length ? far : (above[width] ?? far);
  return { whole: Math.min(whole, far), start: Math.min(...above, far) };
};
