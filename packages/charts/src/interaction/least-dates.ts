/** A period of fewer dates cannot be narrowed. */
export const LEAST_DATES = 3;
