const pad = (value: number): string => String(value).padStart(2, "0");

/** Hours and minutes of the author's clock. */
export const formatClock = (at: Date): string => `${pad(at.getHours())}:${pad(at.getMinutes())}`;
