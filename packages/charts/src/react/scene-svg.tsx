import { createElement, memo, type ReactNode } from "react";
import { renderSvgText } from "../paint/render-svg-text.ts";
import type { SvgNode } from "../paint/svg-node.ts";
import { toProps } from "./svg-element.tsx";

/**
 * A painted scene in the page: the same markup, to the letter, as `renderSvgText` writes. The browser parses what is
 * in it; an element of React for every mark costs many times as much.
 */
export const SceneSvg = memo(({ node }: { node: SvgNode }): ReactNode =>
  createElement(node.tag, {
    ...toProps(node),
    dangerouslySetInnerHTML: { __html: node.children.map(renderSvgText).join("") },
  }),
);
