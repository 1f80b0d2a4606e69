import { type ReactNode, useMemo } from "react";
import { Prose } from "./prose.tsx";
import { renderMarkdown } from "./render-markdown.ts";

/** Markdown that anybody may have written, shown safely. */
export const Markdown = ({
  text,
  inline = false,
  className,
}: {
  text: string;
  inline?: boolean;
  className?: string;
}): ReactNode => {
  const html = useMemo(() => renderMarkdown(text, { inline }), [text, inline]);
  return <Prose html={html} inline={inline} {...(className === undefined ? {} : { className })} />;
};
