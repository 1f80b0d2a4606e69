import { paintScene } from "../paint/paint-scene.ts";
import { paintLine } from "../paint/paint-line.ts";
import { paintText } from "../paint/paint-text.ts";
import { literalPaint } from "../paint/literal-paint.ts";
import { svg, type SvgNode } from "../paint/svg-node.ts";
import { withoutData } from "../paint/without-data.ts";
import { dropHiddenMarks } from "./drop-hidden-marks.ts";
import { joinDescription, type PictureText } from "./derive-picture-text.ts";
import type { PictureLayout } from "./layout-picture.ts";
import type { PictureInput } from "./picture-input.ts";

/** The faces of the drawing, then what programs without them have that is about as wide. */
export const SANS = "'Source Sans 3', 'Source Sans Pro', Arial, 'Liberation Sans', sans-serif";
export const SERIF = "'Source Serif 4', 'Source Serif Pro', Georgia, 'Liberation Serif', serif";

const element = (name: string, text: string): SvgNode[] =>
  text === "" ? [] : [svg(name, {}, [text])];

/** Who made the data and where the chart is, in the words that Inkscape and Wikimedia read. */
const paintMetadata = (text: PictureText, datasets: PictureInput["datasets"]): SvgNode => {
  const creators = [...new Set(datasets.flatMap(({ creator }) => creator?.label ?? []))];
  const work = svg("cc:Work", { "rdf:about": "" }, [
    ...element("dc:title", text.title),
    ...element("dc:creator", creators.join(", ")),
    ...element("dc:source", text.address),
    ...element("dc:rights", text.licence),
    ...element("dc:date", text.date),
    ...element("dc:format", "image/svg+xml"),
  ]);
  return svg("metadata", {}, [
    svg(
      "rdf:RDF",
      {
        "xmlns:rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
        "xmlns:cc": "http://creativecommons.org/ns#",
        "xmlns:dc": "http://purl.org/dc/elements/1.1/",
      },
      [work],
    ),
  ]);
};

const paintDrawing = (
  { drawing, origin, scale = 1, hiddenTop = 0, shownHeight, width }: PictureLayout,
  theme: PictureInput["chart"]["theme"],
): SvgNode => {
  const resolve = literalPaint(theme);
  const children =
    "marks" in drawing
      ? paintScene(dropHiddenMarks(drawing), resolve, { legend: hiddenTop === 0 }).children
      : [
          ...drawing.lines.map((line) => paintLine(line, resolve)),
          ...drawing.texts.map((text) => paintText(text, resolve)),
        ];
  const shown = children.map(withoutData);
  const clip = svg("clipPath", { id: "shown" }, [
    svg("rect", { x: 0, y: hiddenTop, width, height: shownHeight ?? 0 }),
  ]);
  return svg(
    "g",
    {
      class: "chart",
      transform: `translate(${origin.x} ${origin.y - hiddenTop * scale})${scale === 1 ? "" : ` scale(${scale})`}`,
    },
    shownHeight === undefined ? shown : [clip, svg("g", { "clip-path": "url(#shown)" }, shown)],
  );
};

/** A picture as SVG that needs nothing else: no style sheet, script, foreign object or other file. */
export const paintPicture = (
  layout: PictureLayout,
  text: PictureText,
  { chart, datasets }: Pick<PictureInput, "chart" | "datasets">,
): SvgNode => {
  const { width, height } = layout;
  const resolve = literalPaint(chart.theme);
  return svg(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      version: "1.1",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      "xml:lang": chart.locale,
      "font-family": SANS,
      "text-rendering": "geometricPrecision",
      role: "img",
      "aria-labelledby": "chart-title chart-desc",
    },
    [
      svg("title", { id: "chart-title" }, [text.title]),
      svg("desc", { id: "chart-desc" }, [joinDescription(text)]),
      paintMetadata(text, datasets),
      svg("rect", { class: "ground", width, height, fill: resolve("paper") }),
      svg("g", { class: "title", "font-family": SERIF }, [paintText(layout.title, resolve)]),
      paintDrawing(layout, chart.theme),
      svg("g", { class: "notes" }, [
        paintLine(layout.rule, resolve),
        ...layout.texts.map((line) => paintText(line, resolve)),
      ]),
    ],
  );
};
