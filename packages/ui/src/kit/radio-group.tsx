import type { ComponentProps, ReactNode } from "react";
import {
  Label,
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text,
} from "react-aria-components/RadioGroup";
import { joinClasses } from "../styles/join-classes.ts";
import checkStyles from "./check.module.css";
import { type FieldTexts, FieldTextLines } from "./field-text-lines.tsx";
import styles from "./field.module.css";

/** One choice of a group. */
export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
  /** Stands above it, over the whole width: what follows belongs together. */
  readonly heading?: ReactNode;
};

/** One of a few options, all visible. */
export const RadioGroup = ({
  label,
  options,
  description,
  error,
  orientation = "vertical",
  className,
  ...rest
}: Omit<ComponentProps<typeof AriaRadioGroup>, "className" | "children"> &
  FieldTexts & {
    label: ReactNode;
    options: readonly RadioOption[];
    className?: string;
  }): ReactNode => (
  <AriaRadioGroup
    {...rest}
    orientation={orientation}
    isInvalid={error !== undefined}
    className={joinClasses(styles.field, className)}
  >
    <Label className={styles.label}>{label}</Label>
    <div className={orientation === "vertical" ? styles.options : styles.row}>
      {options.flatMap((option) => [
        option.heading !== undefined && (
          <div key={`above ${option.value}`} className={styles.heading}>
            {option.heading}
          </div>
        ),
        <RadioField
          key={option.value}
          value={option.value}
          isDisabled={option.isDisabled === true}
          className={joinClasses(checkStyles.field)}
        >
          <RadioButton className={joinClasses(checkStyles.button)}>
            <span className={joinClasses(checkStyles.mark, checkStyles.round)} />
            <span>{option.label}</span>
          </RadioButton>
          {option.description !== undefined && (
            <Text slot="description" className={joinClasses(checkStyles.description)}>
              {option.description}
            </Text>
          )}
        </RadioField>,
      ])}
    </div>
    <FieldTextLines description={description} {...(error === undefined ? {} : { error })} />
  </AriaRadioGroup>
);
