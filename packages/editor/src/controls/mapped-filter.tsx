import { type Component, type Dimension, kindTraits } from "@statelier/model";
import { TreeSelect, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { buildOptionNodes } from "@statelier/viewer/option-nodes";
import { TimeChoice } from "./time-choice.tsx";
import { listFilterTargets, useFilter } from "../chart/use-filter.ts";

const ValueChoice = ({ dimension }: { dimension: Dimension }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const filter = useFilter(dimension);
  const [isEmpty, setIsEmpty] = useState(false);
  const all = dimension.values.map(({ value }) => value);
  const chosen = filter?.type === "multi" ? all.filter((value) => filter.values[value]) : all;
  return (
    <TreeSelect
      label={t("editor.values")}
      nodes={buildOptionNodes(dimension)}
      mode="multiple"
      value={isEmpty ? [] : chosen}
      description={
        isEmpty
          ? t("editor.values.empty")
          : t("editor.values.count", { chosen: chosen.length, total: all.length })
      }
      onChange={(values) => {
        setIsEmpty(values.length === 0);
        if (values.length === 0) return;
        const filters = listFilterTargets(dimension);
        dispatch({ type: "CHART_CONFIG_FILTER_SET_MULTI", filters, values });
      }}
    />
  );
};

/** Which values of a dimension the chart shows: some of them, or a range of time. */
export const MappedFilter = ({ component }: { component: Pick<Component, "id"> }): ReactNode => {
  const dimension = useSession(({ components }) =>
    components.dimensions.find(({ id }) => id === component.id),
  );
  if (!dimension || dimension.values.length === 0) return null;
  if (kindTraits(dimension).canTimeFilter) return <TimeChoice dimension={dimension} />;
  return kindTraits(dimension).canMultiFilter ? <ValueChoice dimension={dimension} /> : null;
};
