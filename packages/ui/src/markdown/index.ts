export { htmlToPlainText } from "./html-to-plain-text.ts";
export { markdownToPlainText } from "./markdown-to-plain-text.ts";
export { renderMarkdown, type SafeHtml } from "./render-markdown.ts";
export {
  DOCUMENT_BUDGET,
  findTextExcess,
  measureText,
  TEXT_BUDGETS,
  type TextExcess,
} from "./text-budget.ts";
