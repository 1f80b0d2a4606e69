import { joinClasses } from "../styles/join-classes.ts";
import styles from "./button.module.css";

/** How much a button asks for attention; one `primary` a view. */
type ButtonTone = "primary" | "normal" | "quiet" | "danger";

type ButtonSize = "normal" | "small";

export type ButtonStyle = { tone?: ButtonTone; size?: ButtonSize; icon?: boolean };

const TONES = {
  normal: "",
  primary: styles.primary,
  quiet: styles.quiet,
  danger: styles.danger,
};

/** The class of anything that looks like a button. */
export const buttonClass = (
  { tone = "normal", size = "normal", icon = false }: ButtonStyle,
  className?: string,
): string =>
  joinClasses(
    styles.button,
    TONES[tone],
    size === "small" && styles.small,
    icon && styles.icon,
    className,
  );
