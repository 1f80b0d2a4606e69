import type { ComponentProps, ReactNode } from "react";
import {
  Input,
  Label,
  TextArea,
  TextField as AriaTextField,
} from "react-aria-components/TextField";
import { joinClasses } from "../styles/join-classes.ts";
import { type FieldTexts, FieldTextLines } from "./field-text-lines.tsx";
import styles from "./field.module.css";

/** One line of text, or several with `rows`. */
export const TextField = ({
  label,
  description,
  error,
  rows,
  placeholder,
  min,
  lang,
  className,
  ...rest
}: Omit<ComponentProps<typeof AriaTextField>, "className" | "children"> &
  FieldTexts & {
    label: ReactNode;
    rows?: number;
    placeholder?: string;
    /** The least date or number. */
    min?: string;
    /** Of what is written, where it is not that of the page. */
    lang?: string;
    className?: string;
  }): ReactNode => {
  const shared = {
    className: joinClasses(styles.control),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(lang === undefined ? {} : { lang }),
  };
  // Without it the field does not notice a description that appears later, and nobody would hear it.
  const spoken = { description };
  return (
    <AriaTextField
      {...rest}
      {...spoken}
      isInvalid={error !== undefined}
      className={joinClasses(styles.field, className)}
    >
      <Label className={styles.label}>{label}</Label>
      {rows === undefined ? (
        <Input {...shared} {...(min === undefined ? {} : { min })} />
      ) : (
        <TextArea {...shared} rows={rows} />
      )}
      <FieldTextLines description={description} {...(error === undefined ? {} : { error })} />
    </AriaTextField>
  );
};
