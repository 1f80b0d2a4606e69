import {
  BoldIcon,
  Button,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  Toolbar,
  Tooltip,
  useT,
} from "@statelier/ui";
import type { ReactNode } from "react";
import { type Format, FORMATS } from "./format-text.ts";
import styles from "./localized-fields.module.css";

const ICONS: Record<Format, () => ReactNode> = {
  bold: BoldIcon,
  italic: ItalicIcon,
  link: LinkIcon,
  list: ListIcon,
};

/** Formats what is selected in a text of Markdown; one line has no lists. */
export const FormatButtons = ({
  isOneLine,
  onFormat,
}: {
  isOneLine: boolean;
  onFormat: (format: Format) => void;
}): ReactNode => {
  const t = useT();
  return (
    <Toolbar
      label={t("editor.format")}
      {...(styles["format"] ? { className: styles["format"] } : {})}
    >
      {FORMATS.filter((format) => format !== "list" || !isOneLine).map((format) => {
        const Icon = ICONS[format];
        return (
          <Tooltip key={format} text={t(`editor.format.${format}`)}>
            <Button
              icon
              size="small"
              tone="quiet"
              aria-label={t(`editor.format.${format}`)}
              onPress={() => onFormat(format)}
            >
              <Icon />
            </Button>
          </Tooltip>
        );
      })}
    </Toolbar>
  );
};
