/** The largest picture that server and browser make: at three times a wide screen. */
export const MOST_PIXELS = 25_000_000;

/** Thrown where a picture has more pixels than are wanted of it, before it is drawn. */
export class PictureTooLarge extends Error {}
