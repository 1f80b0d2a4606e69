import { isNumberTaken } from "@statelier/document";
import { parseTypedNumber, TextField } from "@statelier/ui";
import { type ReactNode, useState } from "react";

/** Numbers that are right or wrong together; taken over on Enter and when a field is left. */
export const NumberFields = ({
  labels,
  values,
  findError,
  onChange,
}: {
  labels: readonly string[];
  values: readonly number[];
  /** NaN stands for what is no number. */
  findError: (values: readonly number[]) => string | undefined;
  onChange: (values: readonly number[]) => void;
}): ReactNode => {
  const [draft, setDraft] = useState<readonly string[]>();
  const texts = draft ?? values.map(String);
  const typed = texts.map((text) => parseTypedNumber(text) ?? Number.NaN);
  const error = findError(typed);
  const commit = () => {
    if (!draft || error !== undefined) return;
    setDraft(undefined);
    if (typed.some((value, index) => value !== values[index])) onChange(typed);
  };
  return labels.map((label, index) => (
    <TextField
      key={label}
      label={label}
      inputMode="decimal"
      value={texts[index] ?? ""}
      onChange={(text) => setDraft(texts.with(index, text))}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (isNumberTaken({ type: "key", key })) commit();
      }}
      {...(error !== undefined && index === 0 ? { error } : {})}
    />
  ));
};
