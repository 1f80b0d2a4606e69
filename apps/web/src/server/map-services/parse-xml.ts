import { setImmediate as pause } from "node:timers/promises";
import { SaxesParser } from "saxes";
import { UnreadableError } from "./decode-xml.ts";

/** An element; names are without their prefixes. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

const MOST_ELEMENTS = 400_000;
const MOST_DEPTH = 60;
/** Characters that are read at a stretch: others are answered in between. */
const STRETCH = 64_000;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

const refuse = (message: string): never => {
  throw new UnreadableError(message);
};

/** Builds the tree of a document, of which nothing is expanded and nothing fetched. */
const makeBuilder = (): { parser: SaxesParser; root: () => XmlElement | undefined } => {
  const parser = new SaxesParser({ position: false });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  parser.on("error", (error) => refuse(`It is not XML: ${error.message}`));
  parser.on("doctype", (text) => {
    if (/<!ENTITY/i.test(text)) refuse("It declares entities, which are not expanded.");
  });
  parser.on("opentag", ({ name, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS) refuse(`It has more than ${MOST_ELEMENTS} elements.`);
    if (open.length >= MOST_DEPTH) refuse(`Its elements are deeper than ${MOST_DEPTH}.`);
    const named = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
    const element: XmlElement = {
      name: withoutPrefix(name),
      attributes: Object.fromEntries(named),
      children: [],
      text: "",
    };
    root ??= element;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  return { parser, root: () => root };
};

/** The root element of a document. Rejects with `UnreadableError`. */
export const parseXml = async (text: string): Promise<XmlElement> => {
  const { parser, root } = makeBuilder();
  for (let at = 0; at < text.length; at += STRETCH) {
    if (at > 0) await pause();
    parser.write(text.slice(at, at + STRETCH));
  }
  parser.close();
  return root() ?? refuse("It has no element.");
};

export const findChild = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

export const listChildren = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The element at the end of a path of names. */
export const findPath = (
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((at, name) => findChild(at, name), element);

/** What stands in an element, without blanks around it; undefined where that is nothing. */
export const readText = (element: XmlElement | undefined): string | undefined =>
  element?.text.trim() || undefined;
