export { markdownToPlainText } from "./markdown-to-plain-text.ts";
export { renderMarkdown, type SafeHtml } from "./render-markdown.ts";
