import { usePartId } from "./part-ids.tsx";
import { type ComponentProps, type ReactNode } from "react";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./plain-field.module.css";

export type PlainOption = {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Of the label, where it is not the page's. */
  readonly language?: string | undefined;
};

export type PlainOptionGroup = { readonly label: string; readonly options: readonly PlainOption[] };

const renderOption = ({ value, label, isDisabled, language }: PlainOption): ReactNode => (
  <option key={value} value={value} lang={language} disabled={isDisabled === true}>
    {label}
  </option>
);

/** The look of a list, where it stands in a label of its own. */
export const SELECT_CLASS = styles.select;

/** A native select with its label; it works in a form without a script. */
export const PlainSelect = ({
  label,
  labelLanguage,
  options,
  className,
  ...rest
}: Omit<ComponentProps<"select">, "children" | "multiple"> & {
  label: string;
  labelLanguage?: string | undefined;
  options: readonly (PlainOption | PlainOptionGroup)[];
}): ReactNode => {
  const id = usePartId();
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.label} lang={labelLanguage} htmlFor={rest.id ?? id}>
        {label}
      </label>
      <select id={id} {...rest} className={styles.select}>
        {options.map((entry) =>
          "options" in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(entry)
          ),
        )}
      </select>
    </div>
  );
};
