export {
  type Catalogue,
  type ErrorCode,
  type Message,
  MESSAGE_AREAS,
  type MessageArea,
  type MessageArgs,
  type MessageId,
} from "./catalogue.ts";
export { loadMessages } from "./load-messages.ts";
export { UI_LOCALES, type UiLocale } from "./locale.ts";
export { createTranslator, type Translator } from "./translator.ts";
