import { createElement, type ReactNode } from "react";
import type { SvgNode } from "../paint/svg-node.ts";

const toProp = (name: string): string => {
  if (name === "class") return "className";
  if (name.startsWith("data-") || name.startsWith("aria-")) return name;
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
};

/** The attributes of an element of a drawing as React names them. */
export const toProps = ({ attrs }: SvgNode): SvgNode["attrs"] =>
  Object.fromEntries(Object.entries(attrs).map(([name, value]) => [toProp(name), value]));

/** An element of a drawing as React writes it. */
export const svgElement = (node: SvgNode, key?: string): ReactNode => {
  const children = node.children.map((child, index) =>
    typeof child === "string" ? child : svgElement(child, String(index)),
  );
  return createElement(
    node.tag,
    { ...toProps(node), key },
    ...(children.length > 0 ? [children] : []),
  );
};
