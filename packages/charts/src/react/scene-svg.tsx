import { memo, type ReactNode } from "react";
import type { SvgNode } from "../paint/svg-node.ts";
import { svgElement } from "./svg-element.tsx";

/** A painted scene in the page: the same markup, to the letter, as `renderSvgText` writes. */
export const SceneSvg = memo(({ node }: { node: SvgNode }): ReactNode => svgElement(node));
