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

const openings = new Map<string, string>();

/** What stands before the value of an attribute: made once for each of a few dozen names, not for each attribute. */
const openingOf = (name: string): string => {
  let opening = openings.get(name);
  if (opening === undefined) openings.set(name, (opening = ` ${name}="`));
  return opening;
};

/** The markup of a drawing: the same text on the server, in the browser and in files. */
export const renderSvgText = (node: SvgNode | string): string => {
  if (typeof node === "string") return escapeText(node);
  const { tag, attrs, children } = node;
  let text = `<${tag}`;
  for (const name in attrs) {
    const value = attrs[name];
    if (value === undefined) continue;
    text += openingOf(name);
    text += typeof value === "string" ? escapeText(value) : value;
    text += '"';
  }
  if (children.length === 0) return `${text}/>`;
  text += ">";
  for (const child of children) text += renderSvgText(child);
  return `${text}</${tag}>`;
};
