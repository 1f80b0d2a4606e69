import type { SvgNode } from "./svg-node.ts";

/** Names of marks serve the page alone; in a file they would be bytes that no program reads. */
export const withoutData = (node: SvgNode | string): SvgNode | string =>
  typeof node === "string"
    ? node
    : {
        tag: node.tag,
        attrs: Object.fromEntries(
          Object.entries(node.attrs).filter(([name]) => !name.startsWith("data-")),
        ),
        children: node.children.map(withoutData),
      };
