import { isNumberTaken } from "@statelier/document";
import { parseTypedNumber, TextField, useLocale } from "@statelier/ui";
import { type ReactNode, useState } from "react";

type Typed = {
  texts: readonly string[];
  /** The field that was written in last. */
  last: number;
  /** They were to be taken over, and were wrong. */
  isRefused: boolean;
};

/**
 * Numbers that are right or wrong together; taken over on Enter and when a field is left. What is wrong is said then, of the
 * field that holds no number, else of the one that was written in last.
 */
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
  const locale = useLocale();
  const [typed, setTyped] = useState<Typed>();
  const texts = typed?.texts ?? values.map(String);
  const numbers = texts.map((text) => parseTypedNumber(text, locale) ?? Number.NaN);
  const error = findError(numbers);
  const noNumber = numbers.findIndex((number) => Number.isNaN(number));
  const wrong = noNumber === -1 ? typed?.last : noNumber;
  const commit = () => {
    if (!typed) return;
    if (error !== undefined) return setTyped({ ...typed, isRefused: true });
    setTyped(undefined);
    if (numbers.some((number, index) => number !== values[index])) onChange(numbers);
  };
  return labels.map((label, index) => (
    <TextField
      key={label}
      label={label}
      inputMode="decimal"
      value={texts[index] ?? ""}
      onChange={(text) =>
        setTyped({
          texts: texts.with(index, text),
          last: index,
          isRefused: typed?.isRefused ?? false,
        })
      }
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (isNumberTaken({ type: "key", key })) commit();
      }}
      {...(error !== undefined && typed?.isRefused && index === wrong ? { error } : {})}
    />
  ));
};
