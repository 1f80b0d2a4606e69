import { vi } from "vitest";

const nothing = (): void => {};

/** As much of an element as React and the kit ask for while they draw; nothing is laid out and no event arrives. */
class FakeElement {
  readonly nodeType: number = 1;
  readonly namespaceURI = "http://www.w3.org/1999/xhtml";
  readonly style = { setProperty: nothing };
  readonly options = [];
  readonly isConnected = true;
  readonly addEventListener = nothing;
  readonly removeEventListener = nothing;
  readonly setAttribute = nothing;
  readonly removeAttribute = nothing;
  readonly appendChild = nothing;
  readonly insertBefore = nothing;
  readonly removeChild = nothing;
  readonly focus = nothing;
  readonly hasAttribute = (): boolean => false;
  readonly getAttribute = (): null => null;
  readonly contains = (): boolean => false;
  readonly closest = (): null => null;
  readonly querySelector = (): null => null;
  readonly querySelectorAll = (): never[] => [];
  readonly nodeName: string;
  readonly ownerDocument: unknown;

  constructor(nodeName: string, ownerDocument: unknown) {
    this.nodeName = nodeName;
    this.ownerDocument = ownerDocument;
  }

  get tagName(): string {
    return this.nodeName;
  }

  get content(): FakeElement {
    return new FakeElement("fragment", this.ownerDocument);
  }
}

/** A page in which React draws without a browser; `vi.unstubAllGlobals` takes it away. The answer is its root. */
export const openFakePage = (): Element => {
  const page: Record<string, unknown> = { nodeType: 9, activeElement: null };
  const create = (name: string) => new FakeElement(name, page);
  Object.assign(page, {
    defaultView: globalThis,
    addEventListener: nothing,
    removeEventListener: nothing,
    createElement: create,
    createElementNS: (_: string, name: string) => create(name),
    createTextNode: () => create("#text"),
    createTreeWalker: () => ({ nextNode: () => null }),
    body: create("body"),
    documentElement: create("html"),
  });
  const other = class {};
  const stubs = {
    IS_REACT_ACT_ENVIRONMENT: true,
    window: globalThis,
    document: page,
    addEventListener: nothing,
    removeEventListener: nothing,
    Element: FakeElement,
    HTMLElement: FakeElement,
    SVGElement: other,
    HTMLIFrameElement: other,
    HTMLInputElement: other,
    HTMLTextAreaElement: other,
    MutationObserver: class {
      observe = nothing;
      disconnect = nothing;
    },
  };
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
  return create("div") as unknown as Element;
};
