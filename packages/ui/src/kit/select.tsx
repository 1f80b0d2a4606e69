import type { ReactNode } from "react";
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from "react-aria-components/Select";
import { Header } from "react-aria-components/Header";
import { joinClasses } from "../styles/join-classes.ts";
import { useT } from "../messages/locale-provider.tsx";
import { VisuallyHidden } from "../plain/visually-hidden.tsx";
import { type FieldTexts, FieldTextLines } from "./field-text-lines.tsx";
import fieldStyles from "./field.module.css";
import { CheckIcon, ChevronDownIcon } from "./icons.tsx";
import { isOptionGroup, limitOptions, type Option, type OptionGroup } from "../options/option.ts";
import popup from "./popup.module.css";
import styles from "./select.module.css";
import { useIsServer } from "./use-is-server.ts";

type Preview = ((id: string) => ReactNode) | undefined;

const renderOption = ({ id, label, detail, isDisabled }: Option, preview: Preview): ReactNode => (
  <ListBoxItem
    key={id}
    id={id}
    textValue={label}
    isDisabled={isDisabled === true}
    className={joinClasses(popup.item)}
  >
    <span className={popup.texts}>
      <span>{label}</span>
      {detail !== undefined && <span className={popup.detail}>{detail}</span>}
      {preview?.(id)}
    </span>
    <CheckIcon />
  </ListBoxItem>
);

/** One of several options in a list that opens; for more than a hundred use `TreeSelect`, which can be searched. */
export const Select = ({
  label,
  options,
  value,
  onChange,
  placeholder,
  description,
  error,
  hideLabel = false,
  isDisabled = false,
  className,
  preview,
}: FieldTexts & {
  label: string;
  options: readonly (Option | OptionGroup)[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  hideLabel?: boolean;
  isDisabled?: boolean;
  className?: string;
  /** Stands under the name of an option in the list. */
  preview?: Preview;
}): ReactNode => {
  const t = useT();
  const isServer = useIsServer();
  const shown = isServer ? limitOptions(options, value) : options;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      placeholder={placeholder ?? t("kit.select")}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      className={joinClasses(fieldStyles.field, className)}
    >
      <Label className={fieldStyles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Label>
      <Button className={joinClasses(fieldStyles.control, styles.trigger)}>
        <SelectValue className={joinClasses(styles.value)}>
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <ChevronDownIcon />
      </Button>
      <FieldTextLines description={description} {...(error === undefined ? {} : { error })} />
      <Popover className={joinClasses(popup.popover)} offset={4}>
        <ListBox className={joinClasses(popup.list)}>
          {shown.map((entry) =>
            isOptionGroup(entry) ? (
              <ListBoxSection key={entry.label} id={`group ${entry.label}`}>
                <Header className={popup.head}>{entry.label}</Header>
                {entry.options.map((option) => renderOption(option, preview))}
              </ListBoxSection>
            ) : (
              renderOption(entry, preview)
            ),
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
};
