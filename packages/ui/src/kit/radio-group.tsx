import { type ComponentProps, type ReactNode, useId } from "react";
import { Focusable } from "react-aria-components/Focusable";
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
import { Tooltip } from "./tooltip.tsx";

/** One choice of a group. */
export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
  /** Stands above it, over the whole width: what follows belongs together. */
  readonly heading?: ReactNode;
};

/** What cannot be chosen is reached by Tab all the same, so that its reason is seen and heard; arrows pass it by. */
const Impossible = ({ label, reason }: { label: ReactNode; reason: ReactNode }): ReactNode => {
  const id = useId();
  return (
    <div className={joinClasses(checkStyles.field)} data-disabled>
      <Tooltip text={reason}>
        <Focusable>
          <span
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input that is disabled takes no focus, and one that is not is chosen by arrows
            role="radio"
            aria-checked={false}
            aria-disabled
            aria-describedby={id}
            tabIndex={0}
            className={joinClasses(checkStyles.button, checkStyles.impossible)}
            data-disabled
          >
            {label}
          </span>
        </Focusable>
      </Tooltip>
      <span id={id} className={joinClasses(checkStyles.description)}>
        {reason}
      </span>
    </div>
  );
};

const Choice = ({ value, label, description, isDisabled = false }: RadioOption): ReactNode =>
  isDisabled && description !== undefined ? (
    <Impossible label={label} reason={description} />
  ) : (
    <RadioField value={value} isDisabled={isDisabled} className={joinClasses(checkStyles.field)}>
      <RadioButton className={joinClasses(checkStyles.button)}>
        <span className={joinClasses(checkStyles.mark, checkStyles.round)} />
        <span>{label}</span>
      </RadioButton>
      {description !== undefined && (
        <Text slot="description" className={joinClasses(checkStyles.description)}>
          {description}
        </Text>
      )}
    </RadioField>
  );

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
        <Choice key={option.value} {...option} />,
      ])}
    </div>
    <FieldTextLines description={description} {...(error === undefined ? {} : { error })} />
  </AriaRadioGroup>
);
