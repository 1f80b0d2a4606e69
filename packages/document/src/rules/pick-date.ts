const LONGEST_LIST = 100;

/** Years are chosen from a list where first and last are at most 100 apart, else typed (DP4). */
export const canListYears = (first: number, last: number): boolean => last - first <= LONGEST_LIST;
