/** Colours of one appearance, as hex. */
export type Theme = {
  readonly paper: string;
  readonly wash: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly control: string;
  readonly accent: string;
  readonly accentWash: string;
  readonly warn: string;
  readonly warnWash: string;
  readonly error: string;
  readonly errorWash: string;
  readonly good: string;
  readonly goodWash: string;
};

export type ThemeName = "light" | "dark";

/** The colours of `tokens.css` as data, for pictures that are drawn without a style sheet: those of drawings. */
export const DRAWING_COLORS = {
  light: {
    paper: "#ffffff",
    wash: "#f7f6f3",
    ink: "#1b1a18",
    inkSoft: "#5a5752",
    line: "#dedbd5",
    accent: "#0a5a6b",
  },
  dark: {
    paper: "#161513",
    wash: "#1e1c1a",
    ink: "#eceae6",
    inkSoft: "#a8a49d",
    line: "#35322e",
    accent: "#6fc3d3",
  },
} as const;

/** All colours of `tokens.css`. */
export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: {
    ...DRAWING_COLORS.light,
    control: "#8a857c",
    accentWash: "#e6f1f3",
    warn: "#7a4b00",
    warnWash: "#fff4dc",
    error: "#a3221a",
    errorWash: "#fdecea",
    good: "#1f6a3c",
    goodWash: "#e7f4ec",
  },
  dark: {
    ...DRAWING_COLORS.dark,
    control: "#77726a",
    accentWash: "#12333a",
    warn: "#f2c877",
    warnWash: "#352a12",
    error: "#f5a8a0",
    errorWash: "#3d1a17",
    good: "#86cfa2",
    goodWash: "#16301f",
  },
};

/** Sizes of type in px. */
export const TEXT_SIZES = [12, 13, 15, 18, 22, 28, 36] as const;

/** Widths in px from which the layout of a page changes. */
export const BREAKPOINTS = { md: 480, lg: 640, xl: 768 } as const;

/** Milliseconds of one movement of the chrome and of one of a chart's marks. */
export const DURATIONS = { chrome: 150, marks: 400 } as const;
