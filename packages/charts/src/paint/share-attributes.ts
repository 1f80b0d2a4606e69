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
  if (!first || others.length === 0) return { attrs: {}, children };
  const shared = INHERITED.filter((name) => {
    const value = first.attrs[name];
    return value !== undefined && others.every(({ attrs }) => attrs[name] === value);
  });
  if (shared.length === 0) return { attrs: {}, children };
  const attrs: Record<string, string | number> = {};
  for (const name of shared) attrs[name] = first.attrs[name] ?? "";
  const own = children.map((child) => {
    const kept: Record<string, string | number> = {};
    for (const name in child.attrs) {
      const value = child.attrs[name];
      if (attrs[name] === undefined && value !== undefined) kept[name] = value;
    }
    return { ...child, attrs: kept };
  });
  return { attrs, children: own };
};
