import { canSwapFields, chartRules, type FieldSpec } from "@statelier/document";
import { Button, SwapIcon, Tooltip, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { nameField } from "../../chart/name-field.ts";

/** Gives a field the component of the one above it that it fits, and that one its own. */
export const SwapButton = ({ spec, name }: { spec: FieldSpec; name: string }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const other = useSession(({ config, components }) => {
    const { fields } = chartRules[config.chartType];
    const above = fields.slice(0, Math.max(0, fields.indexOf(spec)));
    const found = above.find(({ field }) => canSwapFields(config, [field, spec.field], components));
    const first = found && nameField(found, t);
    return found && first ? { field: found.field, name: first } : undefined;
  });
  if (!other) return null;
  const label = t("editor.fields.swap", { first: other.name, second: name });
  return (
    <Tooltip text={label}>
      <Button
        tone="quiet"
        icon
        aria-label={label}
        onPress={() =>
          dispatch({ type: "CHART_FIELDS_SWAPPED", fields: [other.field, spec.field] })
        }
      >
        <SwapIcon />
      </Button>
    </Tooltip>
  );
};
