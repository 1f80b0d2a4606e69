export type { Catalogue } from "../i18n/message.ts";
export { type ErrorCode, type MessageArgs, type MessageId } from "./catalogue.ts";
export { loadMessages } from "./load-messages.ts";
export { UI_LOCALES, type UiLocale } from "../i18n/locale.ts";
export {
  createPartsTranslator,
  createTranslator,
  type PartsTranslator,
  type Translator,
} from "./translator.ts";
