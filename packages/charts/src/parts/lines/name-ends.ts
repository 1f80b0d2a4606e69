import { textWidth } from "../text/text-width.ts";
import { LABEL_GAP, TICK_SIZE } from "../text/type-sizes.ts";
import type { NameEnds } from "../time/time-axis.ts";

/** The first and the last year beside the round ones, where they have room. */
export const nameEnds: NameEnds = (labels, { categories }, { toPixel }, [left, right]) => {
  const ends = [categories[0], categories.at(-1)].flatMap((category, index) => {
    const sample = labels.texts[index === 0 ? 0 : labels.texts.length - 1];
    if (category?.time === undefined || !sample) return [];
    const at = toPixel(category.time);
    const width = textWidth(category.label, TICK_SIZE);
    const x = Math.min(Math.max(at, left + width / 2), right - width / 2);
    const room = width + 1.5 * LABEL_GAP;
    if (labels.ticks.some(({ position }) => Math.abs(position - x) < room)) return [];
    const tick = { position: at, value: category.time };
    return [{ tick, text: { ...sample, lines: [category.label], x } }];
  });
  return {
    ...labels,
    ticks: [...labels.ticks, ...ends.map(({ tick }) => tick)].toSorted(
      (a, b) => a.position - b.position,
    ),
    texts: [...labels.texts, ...ends.map(({ text }) => text)].toSorted((a, b) => a.x - b.x),
  };
};
