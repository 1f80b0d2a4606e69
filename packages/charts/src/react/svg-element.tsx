import { createElement, type ReactNode } from "react";
import type { SvgNode } from "../paint/svg-node.ts";

const toProp = (name: string): string => {
  if (name === "class") return "className";
  if (name.startsWith("data-") || name.startsWith("aria-")) return name;
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
};

/** Marks keep their identity from drawing to drawing, so that they move instead of being replaced. */
const keyOf = ({ attrs }: SvgNode, index: number): string =>
  String(attrs["data-mark"] ?? attrs["data-series"] ?? index);

/** An element of a drawing as React writes it. */
export const svgElement = (node: SvgNode, key?: string): ReactNode => {
  const props = Object.fromEntries(
    Object.entries(node.attrs).map(([name, value]) => [toProp(name), value]),
  );
  const children = node.children.map((child, index) =>
    typeof child === "string" ? child : svgElement(child, keyOf(child, index)),
  );
  return createElement(node.tag, { ...props, key }, ...(children.length > 0 ? [children] : []));
};
