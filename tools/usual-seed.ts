/** The cases that every usual run of the properties tries (docs/decisions/0013). */
export const USUAL_SEED = 1;
