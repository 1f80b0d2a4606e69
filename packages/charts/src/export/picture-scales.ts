/** How many times as many pixels as its width a picture may have. */
export const PICTURE_SCALES = [1, 2, 3] as const;
