import { withOwnIds } from "../paint/with-own-ids.ts";
import type { Locale } from "@statelier/model";
import { SERIF_600 } from "@statelier/ui/serif-font";
import { wrapText } from "../parts/text/wrap-text.ts";
import { paintText } from "../paint/paint-text.ts";
import { renderSvgText } from "../paint/render-svg-text.ts";
import { literalPaint } from "../paint/literal-paint.ts";
import { svg } from "../paint/svg-node.ts";

import type { ChartTheme, SceneText } from "../scene/scene.ts";
import { joinDescription } from "./derive-picture-text.ts";
import { FACE_ROOM, makeColumn } from "./layout-picture.ts";
import { SANS, SERIF } from "./paint-picture.ts";
import { type Picture, toSvgFile } from "./render-picture.ts";

const MARGIN = 24;
const MOST_LINES = 60;
const SIZES = { title: 28, text: 15 };
const HEAD = { size: SIZES.text, weight: 600, color: "ink" } as const;
const SOFT = { size: SIZES.text, weight: 400, color: "ink-soft" } as const;

/** A chart, a text, or what stands in the place of a chart that is missing, between two edges of the picture of a dashboard, in pixels. */
export type BoardPart = { x: number; width: number } & (
  | { picture: Picture }
  | { /** As plain text. */ text: string }
  | { missing: { title: string; reason: string } }
);

export type BoardPictureInput = {
  width: number;
  theme: ChartTheme;
  locale: Locale;
  title: string;
  description: string;
  /** In the order in which they are read: each stands below those before it that are as far left or right. */
  parts: readonly BoardPart[];
};

/** The pixels between the margins of a picture of this width. */
export const boardWidth = (width: number): number => width - 2 * MARGIN;

/** A picture as a part of another one: its ids are its own there. */
const nest = ({ svg: text }: Picture, { x, y }: { x: number; y: number }, at: number): string =>
  withOwnIds(text.slice(text.indexOf("<svg")).trim(), `part${at}-`).replace(
    "<svg",
    `<svg x="${x}" y="${y}"`,
  );

const wrap = (text: string, width: number, size: number): string[] =>
  text === "" ? [] : wrapText(text, { width: width / FACE_ROOM, maxLines: MOST_LINES, size });

type Edge = { from: number; to: number; y: number };

/** Each part below those before it that are as far left or right. */
const stackParts = (parts: readonly BoardPart[], top: Edge) => {
  const bottoms = [top];
  const pictures: string[] = [];
  const texts: SceneText[] = [];
  for (const [at, part] of parts.entries()) {
    const x = MARGIN + part.x;
    const reach = { from: x, to: x + part.width };
    const above = bottoms.filter(({ from, to }) => from < reach.to && reach.from < to);
    const y = Math.max(...above.map((each) => each.y));
    if ("picture" in part) {
      pictures.push(nest(part.picture, { x, y }, at));
      bottoms.push({ ...reach, y: y + part.picture.height });
      continue;
    }
    const [bold, plain] =
      "missing" in part ? [part.missing.title, part.missing.reason] : ["", part.text];
    const heads = wrap(bold, part.width, SIZES.text);
    const lines = plain.split("\n").flatMap((line) => wrap(line, part.width, SIZES.text));
    const column = makeColumn(x, y + MARGIN);
    if (heads.length > 0) texts.push(column.add(heads, HEAD));
    texts.push(column.add(lines, { ...SOFT, color: "ink" }));
    bottoms.push({ ...reach, y: column.y + MARGIN });
  }
  return { pictures, texts, bottom: Math.max(...bottoms.map(({ y }) => y)) };
};

type Frame = { height: number; title: SceneText; texts: readonly SceneText[] };

const paintFrame = (
  { width, theme, locale, title: name }: BoardPictureInput,
  { height, title, texts }: Frame,
): string => {
  const resolve = literalPaint(theme);
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    version: "1.1",
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    "xml:lang": locale,
    "font-family": SANS,
    "text-rendering": "geometricPrecision",
    // Its charts are pictures, each with a name and words of its own.
    role: "group",
    "aria-labelledby": "board-title",
  };
  const lines = texts.map((each) => paintText(each, resolve));
  return renderSvgText(
    svg("svg", attributes, [
      svg("title", { id: "board-title" }, [name]),
      svg("rect", { class: "ground", width, height, fill: resolve("paper") }),
      svg("g", { class: "title", "font-family": SERIF }, [paintText(title, resolve)]),
      svg("g", { class: "texts" }, lines),
    ]),
  );
};

/** All charts of a dashboard as one picture: each with its title, notes and source. */
export const renderBoardPicture = (input: BoardPictureInput): Picture => {
  const { width, title, description, parts } = input;
  const [first] = parts.flatMap((part) => ("picture" in part ? part.picture.text : []));
  if (!first) throw new Error("A dashboard has a chart.");
  const summaries = parts.flatMap((part) => {
    if ("missing" in part) return `${part.missing.title}: ${part.missing.reason}`;
    return "picture" in part
      ? `${part.picture.text.title}: ${joinDescription(part.picture.text)}`
      : [];
  });
  const warnings = parts.flatMap((part) => ("picture" in part ? part.picture.text.warnings : []));
  const inner = boardWidth(width);
  const column = makeColumn(MARGIN, MARGIN);
  const titleLines = wrapText(title, {
    width: inner / FACE_ROOM,
    maxLines: MOST_LINES,
    size: SIZES.title,
    face: SERIF_600,
  });
  const head = column.add(titleLines, { size: SIZES.title, weight: 600, color: "ink" });
  const said = wrap(description, inner, SIZES.text);
  const texts = said.length > 0 ? [column.add(said, SOFT)] : [];
  column.leave(16);
  const stack = stackParts(parts, { from: 0, to: width, y: column.y });
  const height = Math.ceil(stack.bottom + MARGIN);
  const frame = paintFrame(input, { height, title: head, texts: [...texts, ...stack.texts] });
  const end = frame.lastIndexOf("</svg>");
  const whole = `${frame.slice(0, end)}${stack.pictures.join("")}${frame.slice(end)}`;
  return {
    svg: toSvgFile(whole),
    width,
    height,
    text: {
      ...first,
      title,
      description,
      summary: summaries.join(" "),
      warnings: [...new Set(warnings)],
    },
  };
};
