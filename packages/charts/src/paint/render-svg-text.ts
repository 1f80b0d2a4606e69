import type { SvgNode } from "./svg-node.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const SIGNS = /[&<>"']/;

const escapeText = (text: string): string =>
  SIGNS.test(text) ? text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign) : text;

/** The markup of a drawing: the same text on the server, in the browser and in files. */
export const renderSvgText = (node: SvgNode | string): string => {
  if (typeof node === "string") return escapeText(node);
  const { tag, attrs, children } = node;
  let text = `<${tag}`;
  for (const name in attrs) {
    const value = attrs[name];
    if (value !== undefined)
      text += ` ${name}="${typeof value === "string" ? escapeText(value) : value}"`;
  }
  if (children.length === 0) return `${text}/>`;
  text += ">";
  for (const child of children) text += renderSvgText(child);
  return `${text}</${tag}>`;
};
