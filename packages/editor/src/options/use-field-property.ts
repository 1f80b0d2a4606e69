import { isRecord } from "@statelier/model";
import { useEditor, useSession } from "../chart/editor-context.ts";

/** One property of a field as it is stored, undefined where there is none, and what changes it. */
export const useFieldProperty = <Value>(
  field: string,
  name: string,
): [stored: Value | undefined, change: (value: unknown) => void] => {
  const { dispatch } = useEditor();
  const stored = useSession(({ config }): unknown => {
    const value: unknown = Reflect.get(config.fields, field);
    return isRecord(value) ? value[name] : undefined;
  });
  const change = (value: unknown) =>
    dispatch({ type: "CHART_FIELD_UPDATED", field, path: [name], value });
  return [stored as Value | undefined, change];
};
