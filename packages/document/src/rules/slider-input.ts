/** Bounds and step of a slider (SL1). */
export const SLIDER_DEFAULTS = { min: 0, max: 1, step: 0.1 } as const;

type Bounds = { min?: number; max?: number };

/** Digits with or without a fraction, or nothing yet (SL1). */
export const isSliderText = (text: string): boolean => /^\d*(?:\.\d*)?$/.test(text);

/** The number that was typed beside a slider, within its bounds; undefined for nothing and for what is no number (SL2). */
export const readSliderText = (
  text: string,
  { min = SLIDER_DEFAULTS.min, max = SLIDER_DEFAULTS.max }: Bounds = {},
): number | undefined =>
  isSliderText(text) && /\d/.test(text) ? Math.min(max, Math.max(min, Number(text))) : undefined;
