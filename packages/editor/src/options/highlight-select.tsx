import { listComponentsOfField, listShownValues } from "@statelier/document";
import { FIELD_VALUE_NONE, findComponent } from "@statelier/model";
import { Select, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import { useExtension } from "./use-extension.ts";

/** The one series that keeps its colour while the others go neutral. */
export const HighlightSelect = (): ReactNode => {
  const t = useT();
  const { id, values } = useSession(({ config, components }) => {
    const [segmentId = ""] = listComponentsOfField(config, "segment");
    const component = findComponent(components, segmentId);
    return { id: segmentId, values: component ? listShownValues(config, component) : [] };
  });
  const [highlighted = [], highlight] = useExtension<string[]>("highlight", id);
  if (values.length < 2) return null;
  return (
    <Select
      label={t("editor.highlight")}
      options={[
        { id: FIELD_VALUE_NONE, label: t("kit.none") },
        ...values.map(({ value, label }) => ({ id: value, label })),
      ]}
      value={highlighted[0] ?? FIELD_VALUE_NONE}
      onChange={(value) => highlight(value === FIELD_VALUE_NONE ? value : [value])}
    />
  );
};
