import { IMPUTATION_TYPES, type ImputationType } from "@statelier/document";
import { RadioGroup, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { readFieldProperty } from "./field-property.ts";

/** What an area shows where a series has no value. */
export const ImputationControl = (): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const type = readFieldProperty(config, "y", "imputationType") as ImputationType | undefined;
  return (
    <RadioGroup
      label={t("editor.imputation")}
      options={IMPUTATION_TYPES.map((value) => ({ value, label: t(`editor.imputation.${value}`) }))}
      value={type ?? "none"}
      onChange={(value) =>
        dispatch({ type: "IMPUTATION_TYPE_CHANGED", imputationType: value as ImputationType })
      }
    />
  );
};
