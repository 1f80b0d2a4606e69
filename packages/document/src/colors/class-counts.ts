const FEWEST = 3;

/** A scale of classes is offered from three values on (CO8). */
export const canUseDiscreteScale = (valueCount: number): boolean => valueCount >= FEWEST;

/** The numbers of classes to choose from, 3 to at most 9 (CO8). */
export const listClassCounts = (valueCount: number): number[] => {
  const most = 2 + Math.min(7, Math.max(0, valueCount - 2));
  return Array.from({ length: Math.max(0, most - FEWEST + 1) }, (_, index) => FEWEST + index);
};
