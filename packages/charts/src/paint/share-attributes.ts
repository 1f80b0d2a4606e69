import type { SvgNode } from "./svg-node.ts";

/** What an element takes from the group around it. */
const INHERITED = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-linejoin",
  "shape-rendering",
  "font-size",
  "font-weight",
  "text-anchor",
] as const;

type Shared = { attrs: SvgNode["attrs"]; children: readonly SvgNode[] };

/** Attributes that all children have alike go to their group: less to send, to read and to style. */
export const shareAttributes = (children: readonly SvgNode[]): Shared => {
  const [first, ...others] = children;
  const attrs: Record<string, string | number> = {};
  const own: Record<string, undefined> = {};
  for (const name of others.length > 0 ? INHERITED : []) {
    const value = first?.attrs[name];
    if (value === undefined || others.some((other) => other.attrs[name] !== value)) continue;
    attrs[name] = value;
    own[name] = undefined;
  }
  return {
    attrs,
    children: children.map((child) => ({ ...child, attrs: { ...child.attrs, ...own } })),
  };
};
