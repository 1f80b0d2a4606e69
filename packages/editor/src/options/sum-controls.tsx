import { listLargestCounts } from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { Select, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { useExtension } from "./use-extension.ts";

/** How many of many series are drawn, with all others as one. */
export const LargestControl = (): ReactNode => {
  const t = useT();
  const counts = useSession(listLargestCounts);
  const [largest, setLargest] = useExtension<number>("largest");
  return (
    <Select
      label={t("editor.largest")}
      options={[
        { id: FIELD_VALUE_NONE, label: t("editor.largest.all") },
        ...counts.map((count) => ({
          id: String(count),
          label: t("editor.largest.count", { count }),
        })),
      ]}
      value={String(largest ?? FIELD_VALUE_NONE)}
      onChange={(id) =>
        setLargest(counts.find((count) => String(count) === id) ?? FIELD_VALUE_NONE)
      }
      description={t("editor.largest.hint")}
    />
  );
};

/** An author knows better than unit and name that values add up; readers are told. */
export const AdditiveSwitch = ({ component }: FieldControlProps): ReactNode => {
  const t = useT();
  const [isAdditive, setIsAdditive] = useExtension<boolean>("additive", component.id);
  return (
    <Switch
      isSelected={isAdditive === true}
      onChange={(isOn) => setIsAdditive(isOn ? true : FIELD_VALUE_NONE)}
      description={t("editor.additive.hint")}
    >
      {t("editor.additive")}
    </Switch>
  );
};
