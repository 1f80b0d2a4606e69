export { htmlToPlainText } from "./html-to-plain-text.ts";
export { markdownToPlainText } from "./markdown-to-plain-text.ts";
export { renderMarkdown, type SafeHtml } from "./render-markdown.ts";
export { findTextExcess, TEXT_BUDGETS, type TextExcess } from "./text-budget.ts";
