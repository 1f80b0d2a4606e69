import { SMOOTHING_SPANS } from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { Select, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useExtension } from "./use-extension.ts";

/** Over how many steps of time lines are smoothed. */
export const SmoothingControl = (): ReactNode => {
  const t = useT();
  const [span, setSpan] = useExtension<number>("smoothing");
  return (
    <Select
      label={t("editor.smoothing")}
      options={[
        { id: FIELD_VALUE_NONE, label: t("editor.smoothing.none") },
        ...SMOOTHING_SPANS.map((each) => ({
          id: String(each),
          label: t("editor.smoothing.span", { span: String(each) }),
        })),
      ]}
      value={String(span ?? FIELD_VALUE_NONE)}
      onChange={(id) =>
        setSpan(SMOOTHING_SPANS.find((each) => String(each) === id) ?? FIELD_VALUE_NONE)
      }
    />
  );
};
