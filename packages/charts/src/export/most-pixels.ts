/** The largest picture that server and browser make: at three times a wide screen. */
export const MOST_PIXELS = 25_000_000;
