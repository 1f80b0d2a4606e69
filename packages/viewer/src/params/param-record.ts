import type { ChartContext } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import type { ReaderChoices, UnknownParam } from "../chart-state/reader-choices.ts";

export type Params = [name: string, value: string][];

type Parsed<Value> = { value: Value; unknown: UnknownParam[] };

/** Everything about one parameter of an address, or about several that only make sense together. */
export type ParamRecord<Context, Value> = {
  hasName: (name: string) => boolean;
  /** `page`: how the page is shown; `charts`: all charts that have what it names; `chart`: the open one alone. */
  concerns: "page" | "charts" | "chart";
  /** What holds where an address does not have it. */
  default: (context: Context) => Value;
  /** What an address asks for; what is not understood of it comes back beside. */
  parse: (context: Context, params: URLSearchParams) => Parsed<Value>;
  /** Nothing for the default. */
  print: (context: Context, value: Value) => Params;
  /** What readers know it by, where they do. */
  label?: (chart: ChartContext, name: string, t: Translator) => string | undefined;
};

/** One that says what a reader has chosen of a chart. */
export type ChoiceParam = ParamRecord<ChartContext, Partial<ReaderChoices>> & {
  /** Where it is set: in the form of the filters, or in the drawing; a form keeps what is set in neither. */
  control?: "filters" | "drawing";
};

/** The value of a parameter that has one; what else is asked for under its name comes back beside. */
export const readOne = (
  params: URLSearchParams,
  name: string,
): { text: string | undefined; unknown: UnknownParam[] } => {
  const [text, ...more] = params.getAll(name);
  return {
    text,
    unknown: more.filter((other) => other !== text).map((value) => ({ name, value })),
  };
};
