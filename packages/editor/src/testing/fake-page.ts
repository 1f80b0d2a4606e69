import { vi } from "vitest";

const nothing = (): void => {};

const EVENTS = { addEventListener: nothing, removeEventListener: nothing };

/** As much of an element as React and the kit ask for while they draw; nothing is laid out and no event arrives. */
const makeElement = (nodeName: string, ownerDocument: unknown): object => ({
  ...EVENTS,
  nodeType: 1,
  nodeName,
  tagName: nodeName,
  ownerDocument,
  options: [],
  style: { setProperty: nothing },
  setAttribute: nothing,
  removeAttribute: nothing,
  appendChild: nothing,
  insertBefore: nothing,
  removeChild: nothing,
});

/** A page in which React draws without a browser; `vi.unstubAllGlobals` takes it away. The answer is its root. */
export const openFakePage = (): Element => {
  const page = {
    ...EVENTS,
    nodeType: 9,
    activeElement: null,
    createElement: (name: string) => makeElement(name, page),
    createElementNS: (_: string, name: string) => makeElement(name, page),
    createTextNode: () => makeElement("#text", page),
  };
  const kinds = ["", "HTML", "SVG", "HTMLIFrame", "HTMLTextArea"];
  const classes = kinds.map((kind) => [`${kind}Element`, class {}]);
  const stubs = { ...EVENTS, IS_REACT_ACT_ENVIRONMENT: true, window: globalThis, document: page };
  for (const [name, value] of Object.entries({ ...stubs, ...Object.fromEntries(classes) }))
    vi.stubGlobal(name, value);
  return makeElement("div", page) as Element;
};
