import { isRecord } from "@statelier/model";
import { useEditor, useSession } from "../chart/editor-context.ts";

/** One property of what the chart keeps beside its format, undefined where there is none, and what changes it. */
export const useExtension = <Value>(
  ...path: [string, ...string[]]
): [stored: Value | undefined, change: (value: unknown) => void] => {
  const { dispatch } = useEditor();
  const stored = useSession(({ config }) =>
    path.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), config.extensions),
  );
  const change = (value: unknown) =>
    dispatch({ type: "CHART_FIELD_UPDATED", field: "extensions", path, value });
  return [stored as Value | undefined, change];
};
