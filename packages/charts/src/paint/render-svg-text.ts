import type { SvgNode } from "./svg-node.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The markup of a drawing, to the letter what React writes for it. */
export const renderSvgText = ({ tag, attrs, children }: SvgNode): string => {
  const written = Object.entries(attrs)
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join("");
  const inside = children
    .map((child) => (typeof child === "string" ? escapeText(child) : renderSvgText(child)))
    .join("");
  return `<${tag}${written}>${inside}</${tag}>`;
};
