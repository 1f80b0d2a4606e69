import { escapeMarkup } from "@statelier/model";
import type { SvgNode } from "./svg-node.ts";

const openings = new Map<string, string>();

/** What stands before the value of an attribute: made once for each of a few dozen names, not for each attribute. */
const openingOf = (name: string): string => {
  let opening = openings.get(name);
  if (opening === undefined) openings.set(name, (opening = ` ${name}="`));
  return opening;
};

/** The markup of a drawing: the same text on the server, in the browser and in files. */
export const renderSvgText = (node: SvgNode | string): string => {
  if (typeof node === "string") return escapeMarkup(node);
  const { tag, attrs, children } = node;
  let text = `<${tag}`;
  for (const name in attrs) {
    const value = attrs[name];
    if (value === undefined) continue;
    text += openingOf(name);
    text += typeof value === "string" ? escapeMarkup(value) : value;
    text += '"';
  }
  if (children.length === 0) return `${text}/>`;
  text += ">";
  for (const child of children) text += renderSvgText(child);
  return `${text}</${tag}>`;
};
