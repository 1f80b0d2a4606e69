import { listFirstValues, offersSeveral, readFirstValues } from "@statelier/document";
import { type Dimension, FIELD_VALUE_NONE } from "@statelier/model";
import { TreeSelect, useT } from "@statelier/ui";
import { buildOptionNodes } from "@statelier/viewer/option-nodes";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { ValueSelect } from "../../controls/value-select.tsx";

/** What readers find chosen of a dimension that is open to them: any of the values that the author leaves them, or none. */
export const FirstValueSelect = ({ dimension }: { dimension: Dimension }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const { id } = dimension;
  const { left, first, isSeveral } = useSession(({ config }) => ({
    left: listFirstValues(config, dimension).map(({ value }) => value),
    first: readFirstValues(config, dimension),
    isSeveral: offersSeveral(config, dimension),
  }));
  const allowed = new Set(left);
  const nodes = buildOptionNodes(dimension, (value) => allowed.has(value));
  const set = (values: string[]) =>
    dispatch({ type: "READER_FILTER_DEFAULT_CHANGED", componentId: id, values });
  const label = t("editor.readers.first");
  return isSeveral ? (
    <TreeSelect label={label} nodes={nodes} mode="multiple" value={first} onChange={set} />
  ) : (
    <ValueSelect
      label={label}
      nodes={[{ id: FIELD_VALUE_NONE, label: t("viewer.filters.none") }, ...nodes]}
      value={first[0] ?? FIELD_VALUE_NONE}
      onChange={(value) => set(value === FIELD_VALUE_NONE ? [] : [value])}
    />
  );
};
