export const FEWEST_CLASSES = 3;
export const MOST_CLASSES = 9;
/** As many as are told apart well. */
export const USUAL_CLASSES = 5;

/** A scale of classes is offered from three values on (CO8). */
export const canUseDiscreteScale = (valueCount: number): boolean => valueCount >= FEWEST_CLASSES;

/** The numbers of classes to choose from, 3 to at most 9 (CO8). */
export const listClassCounts = (valueCount: number): number[] => {
  const most = Math.min(MOST_CLASSES, Math.max(2, valueCount));
  return Array.from(
    { length: Math.max(0, most - FEWEST_CLASSES + 1) },
    (_, index) => FEWEST_CLASSES + index,
  );
};
