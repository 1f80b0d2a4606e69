export { LocaleProvider, useLocale, useT } from "../locale-provider.tsx";
export { joinClasses } from "../join-classes.ts";
export { matchesWordStart, type OptionNode } from "../kit/option-tree.ts";
export { Prose } from "../markdown/prose.tsx";
export { buttonClass, type ButtonSize, type ButtonStyle, type ButtonTone } from "./button-style.ts";
export { LinkButton } from "./link-button.tsx";
export { Notice, type NoticeTone } from "./notice.tsx";
export { PlainButton } from "./plain-button.tsx";
export { PlainCheckbox } from "./plain-checkbox.tsx";
export { PlainDisclosure } from "./plain-disclosure.tsx";
export {
  type PlainOption,
  type PlainOptionGroup,
  PlainSelect,
  SELECT_CLASS,
} from "./plain-select.tsx";
export { PlainTextField } from "./plain-text-field.tsx";
export { Skeleton } from "./skeleton.tsx";
export { TextButton } from "./text-button.tsx";
export { VisuallyHidden } from "./visually-hidden.tsx";
