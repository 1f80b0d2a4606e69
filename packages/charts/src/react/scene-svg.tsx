import { createElement, memo, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { renderSvgText } from "../paint/render-svg-text.ts";
import type { SvgNode } from "../paint/svg-node.ts";
import { toProps } from "./svg-element.tsx";

/**
 * A painted scene in the page: the same markup, to the letter, as `renderSvgText` writes. The browser parses what is
 * in it; an element of React for every mark costs many times as much, and so does comparing the old text with the page.
 */
export const SceneSvg = memo(({ node }: { node: SvgNode }): ReactNode => {
  const text = node.children.map(renderSvgText).join("");
  const ref = useRef<SVGSVGElement>(null);
  const [first] = useState({ __html: text });
  const shown = useRef(text);
  useLayoutEffect(() => {
    if (!ref.current || shown.current === text) return;
    shown.current = text;
    ref.current.innerHTML = text;
  }, [text]);
  return createElement(node.tag, { ...toProps(node), ref, dangerouslySetInnerHTML: first });
});
