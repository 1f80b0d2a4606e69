import { type ChoiceParam, readOne } from "./param-record.ts";

/** `as=table`: the data of a chart in place of its drawing. */
export const FORM_PARAM: ChoiceParam = {
  hasName: (name) => name === "as",
  concerns: "chart",
  default: () => ({ showTable: false }),
  parse: (_, params) => {
    const { text, unknown } = readOne(params, "as");
    const showTable = text === "table";
    const isUnknown = text !== undefined && !showTable;
    return {
      value: { showTable },
      unknown: isUnknown ? [{ name: "as", value: text }, ...unknown] : unknown,
    };
  },
  print: (_, { showTable }) => (showTable ? [["as", "table"]] : []),
};
