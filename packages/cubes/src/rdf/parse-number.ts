const NUMBER = /^[ \t\r\n]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)[ \t\r\n]*$/;

/** The number that an XSD datatype writes so; NaN where it is none, or none that is finite. */
export const parseNumber = (text: string): number => {
  const number = Number(NUMBER.exec(text)?.[1] ?? Number.NaN);
  return Number.isFinite(number) ? number : Number.NaN;
};

/** As `parseNumber`; undefined where there is no number. */
export const findNumber = (text: string | undefined): number | undefined => {
  const number = parseNumber(text ?? "");
  return Number.isNaN(number) ? undefined : number;
};
