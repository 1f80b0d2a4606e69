/** The colours of `tokens.css` as data, for pictures that are drawn without a style sheet: those of drawings. */
export const DRAWING_COLORS = {
  light: {
    paper: "#ffffff",
    wash: "#f7f6f3",
    ink: "#1b1a18",
    inkSoft: "#5a5752",
    line: "#dedbd5",
    land: "#eae7e2",
    coast: "#b9b4aa",
    accent: "#0a5a6b",
  },
  dark: {
    paper: "#161513",
    wash: "#1e1c1a",
    ink: "#eceae6",
    inkSoft: "#a8a49d",
    line: "#35322e",
    land: "#2d2a27",
    coast: "#5f5a53",
    accent: "#6fc3d3",
  },
} as const;

/** Milliseconds of one movement of the chrome and of one of a chart's marks. */
export const DURATIONS = { chrome: 150, marks: 400 } as const;
