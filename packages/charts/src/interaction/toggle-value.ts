/** Switches a value of the legend on or off; the last one that is shown stays (VF9). */
export const toggleValue = (
  hidden: readonly string[],
  value: string,
  all: readonly string[],
): readonly string[] => {
  if (hidden.includes(value)) return hidden.filter((other) => other !== value);
  const next = [...hidden, value];
  return all.every((other) => next.includes(other)) ? hidden : next;
};
