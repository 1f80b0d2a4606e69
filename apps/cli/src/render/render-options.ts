import { PICTURE_SCALES } from "@statelier/charts";
import { isLocale, type Locale, LOCALES } from "@statelier/model";
import { extname } from "node:path";
import { parseArgs } from "node:util";
import { findWrongOption } from "../config/check-option.ts";

const FORMATS = ["svg", "png"] as const;
const THEMES = ["light", "dark"] as const;
const WIDTHS = { least: 280, most: 1600 };

/** The options of `render`. */
export type RenderOptions = {
  config: string;
  /** File with the observations and their components, or the endpoint that has them; never both. */
  data?: string | undefined;
  source?: string | undefined;
  cube?: string | undefined;
  chart: number;
  format: (typeof FORMATS)[number];
  locale: Locale;
  width: number;
  scale: number;
  theme: (typeof THEMES)[number];
  out: string;
};

type Parsed =
  | { ok: true; options: RenderOptions }
  | { ok: true; options: undefined }
  | { ok: false; problem: string };

const OPTIONS = {
  data: { type: "string" },
  source: { type: "string" },
  cube: { type: "string" },
  chart: { type: "string" },
  format: { type: "string" },
  locale: { type: "string" },
  width: { type: "string" },
  scale: { type: "string" },
  theme: { type: "string" },
  out: { type: "string", short: "o" },
  help: { type: "boolean", short: "h" },
} as const;

class WrongOption extends Error {}

const oneOf = <T extends string | number>(
  name: string,
  text: string | undefined,
  values: readonly [T, ...T[]],
): T => {
  const [standard] = values;
  const found = text === undefined ? standard : values.find((value) => String(value) === text);
  if (found === undefined)
    throw new WrongOption(`--${name} is one of ${values.join(", ")}, not "${text}"`);
  return found;
};

const whole = (
  name: string,
  text: string | undefined,
  { least, most, standard }: { least: number; most: number; standard: number },
): number => {
  const value = text === undefined ? standard : Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new WrongOption(`--${name} is a whole number from ${least} to ${most}, not "${text}"`);
  return value;
};

/** A picture is written under the ending of its format; without either it is an SVG. */
const formatOf = (format: string | undefined, out: string): RenderOptions["format"] => {
  const ending = extname(out).slice(1).toLowerCase();
  if (ending === "") return oneOf("format", format, FORMATS);
  const byEnding = FORMATS.find((each) => each === ending);
  if (byEnding === undefined)
    throw new WrongOption(
      `-o FILE ends in ${FORMATS.map((each) => `.${each}`).join(" or ")}, not in ".${ending}"`,
    );
  if (format !== undefined && oneOf("format", format, FORMATS) !== byEnding)
    throw new WrongOption(`--format ${format} does not go into a file that ends in .${byEnding}`);
  return byEnding;
};

const readLocale = (text: string | undefined): Locale => {
  if (text === undefined) return "en";
  if (!isLocale(text))
    throw new WrongOption(`--locale is one of ${LOCALES.join(", ")}, not "${text}"`);
  return text;
};

const read = (args: string[]): RenderOptions | undefined => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  if (values.help) return undefined;
  const [config, ...extra] = positionals;
  if (config === undefined) throw new WrongOption("expected a config file");
  if (extra.length > 0) throw new WrongOption(`expected one config file, found also "${extra[0]}"`);
  const { data, source, cube, out } = values;
  if (out === undefined) throw new WrongOption("expected -o FILE, where the picture is written");
  if (out === "-") throw new WrongOption("-o names a file, not standard output");
  if (data !== undefined && source !== undefined)
    throw new WrongOption("the data come from --data or from --source, not from both");
  if (config === "-" && data === "-")
    throw new WrongOption("standard input cannot be both the config and the data");
  const wrong = findWrongOption({ cube, source });
  if (wrong !== undefined) throw new WrongOption(wrong);
  return {
    config,
    data,
    source,
    cube,
    out,
    chart: whole("chart", values.chart, { least: 1, most: 1_000, standard: 1 }),
    format: formatOf(values.format, out),
    locale: readLocale(values.locale),
    width: whole("width", values.width, { ...WIDTHS, standard: 800 }),
    scale: oneOf("scale", values.scale, PICTURE_SCALES),
    theme: oneOf("theme", values.theme, THEMES),
  };
};

/** Reads the arguments of `render`; no options where help is asked for. */
export const parseRenderOptions = (args: string[]): Parsed => {
  try {
    return { ok: true, options: read(args) };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
};
