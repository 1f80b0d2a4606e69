import type { ReactNode } from "react";
import type { TextPart } from "./parse-highlight.ts";

/** Text with the hits of a search marked. */
export const Highlighted = ({ parts }: { parts: readonly TextPart[] }): ReactNode =>
  parts.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));
