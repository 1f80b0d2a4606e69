import {
  listComponentsOfField,
  listHighlightDimensions,
  listShownValues,
} from "@statelier/document";
import { type Dimension, FIELD_VALUE_NONE } from "@statelier/model";
import { TreeSelect, useT } from "@statelier/ui";
import { listOptionNodes } from "@statelier/viewer/option-nodes";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import { useExtension } from "./use-extension.ts";

const ValueSelect = ({
  dimension,
  shown,
  isAlone,
}: {
  dimension: Dimension;
  /** The values that the chart shows. */
  shown: readonly string[];
  isAlone: boolean;
}): ReactNode => {
  const t = useT();
  const { id, label: name } = dimension;
  const [highlighted = [], highlight] = useExtension<string[]>("highlight", id);
  return (
    <TreeSelect
      label={isAlone ? t("editor.highlight") : t("editor.highlight.of", { name })}
      nodes={listOptionNodes(dimension, (value) => shown.includes(value))}
      mode="multiple"
      value={highlighted}
      onChange={(values) => highlight(values.length === 0 ? FIELD_VALUE_NONE : values)}
      description={t(highlighted.length === 0 ? "editor.highlight.none" : "editor.highlight.hint")}
    />
  );
};

/** The values that keep their colours while all others go neutral: of every dimension, or of that of one field. */
export const HighlightSelects = ({ field }: { field?: string }): ReactNode => {
  const offered = useSession(({ config, components }) =>
    listHighlightDimensions(config, components).flatMap((dimension) => {
      if (field && !listComponentsOfField(config, field).includes(dimension.id)) return [];
      const shown = listShownValues(config, dimension).map(({ value }) => value);
      return shown.length > 1 ? [{ dimension, shown }] : [];
    }),
  );
  return offered.map((one) => (
    <ValueSelect key={one.dimension.id} {...one} isAlone={offered.length === 1} />
  ));
};
