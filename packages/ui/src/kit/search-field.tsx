import type { ComponentProps, ReactNode } from "react";
import {
  Button,
  Input,
  Label,
  SearchField as AriaSearchField,
} from "react-aria-components/SearchField";
import { joinClasses } from "../styles/join-classes.ts";
import { useT } from "../messages/locale-provider.tsx";
import { VisuallyHidden } from "../plain/visually-hidden.tsx";
import fieldStyles from "./field.module.css";
import { CrossIcon, SearchIcon } from "./icons.tsx";
import styles from "./search-field.module.css";

/** A search box; Escape and the cross empty it. `large` for the one that leads a page. */
export const SearchField = ({
  label,
  placeholder,
  hideLabel = false,
  large = false,
  className,
  ...rest
}: Omit<ComponentProps<typeof AriaSearchField>, "className" | "children"> & {
  label: string;
  placeholder?: string;
  hideLabel?: boolean;
  large?: boolean;
  className?: string;
}): ReactNode => {
  const t = useT();
  return (
    <AriaSearchField {...rest} className={joinClasses(fieldStyles.field, className)}>
      <Label className={fieldStyles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Label>
      <div className={joinClasses(styles.box, large && styles.large)}>
        <SearchIcon />
        <Input
          className={joinClasses(styles.input)}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        <Button className={joinClasses(styles.clear)} aria-label={t("kit.search.clear")}>
          <CrossIcon />
        </Button>
      </div>
    </AriaSearchField>
  );
};
