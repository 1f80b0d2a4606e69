import { canSetDomain, isValidDomain } from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { Button, TextField, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useEditor } from "../editor-context.ts";
import { readFieldProperty } from "./field-property.ts";
import styles from "./panels.module.css";

/** Bounds of the value axis that the author sets; taken over on Enter and when a field is left. */
export const DomainControls = ({ field, label }: { field: string; label: string }): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const stored = readFieldProperty(config, field, "customDomain") as [number, number] | undefined;
  const [draft, setDraft] = useState<[string, string] | undefined>();
  const shown: [string, string] =
    draft ?? (stored ? [String(stored[0]), String(stored[1])] : ["", ""]);
  const [min, max] = shown;
  const domain: [number, number] = [Number(min), Number(max)];
  const isComplete = min.trim() !== "" && max.trim() !== "";
  const isWrong = isComplete && !isValidDomain(domain);
  const update = (value: unknown) =>
    dispatch({ type: "CHART_FIELD_UPDATED", field, path: ["customDomain"], value });
  const commit = () => {
    if (!draft || !isComplete || isWrong) return;
    setDraft(undefined);
    update(domain);
  };
  const isDisabled = !canSetDomain(config);
  const shared = {
    isDisabled,
    onBlur: commit,
    onKeyDown: (event: { key: string }) => {
      if (event.key === "Enter") commit();
    },
  };
  return (
    <fieldset aria-label={label} className={styles["domain"]}>
      <TextField
        label={t("editor.domain.min")}
        inputMode="decimal"
        value={min}
        onChange={(text) => setDraft([text, max])}
        {...(isWrong ? { error: t("editor.domain.wrong") } : {})}
        {...shared}
      />
      <TextField
        label={t("editor.domain.max")}
        inputMode="decimal"
        value={max}
        onChange={(text) => setDraft([min, text])}
        {...shared}
      />
      {stored && (
        <Button
          size="small"
          onPress={() => {
            setDraft(undefined);
            update(FIELD_VALUE_NONE);
          }}
        >
          {t("editor.domain.automatic")}
        </Button>
      )}
    </fieldset>
  );
};
