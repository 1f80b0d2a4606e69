/** A control of a panel under the words by which an author knows it. */
export type Setting = {
  /** What it is called, then what is set in it. */
  names: readonly string[];
  /** The sections in which it stands, from the outermost. */
  path: readonly string[];
  task: string;
  element: HTMLElement;
};

const HIDDEN = "[aria-hidden=true]";

/** What a screen reader reads of an element. */
const readText = (node: Node): string =>
  node instanceof Element && node.matches(HIDDEN)
    ? ""
    : node instanceof Text
      ? node.data
      : [...node.childNodes].map(readText).join("");

const textOf = (element: Element | null | undefined): string =>
  element ? readText(element).replaceAll(/\s+/g, " ").trim() : "";

/** What names an element from elsewhere, then what of its own does: the label, then the value. */
const labelled = (element: Element): string[] => {
  const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ");
  const parts = ids.flatMap((id) => document.getElementById(id) ?? []);
  const say = (part: Element): string => textOf(part);
  const outside = parts.filter((part) => !element.contains(part)).map(say);
  const inside = parts.filter((part) => element.contains(part)).map(say);
  return [...outside.toReversed(), inside.filter(Boolean).join(" ")].filter(Boolean);
};

const textsOf = (element: Element | null | undefined): string[] =>
  [textOf(element)].filter(Boolean);

/** The texts in a button, such as the title of a section and what is set in it. */
const nameButton = (button: HTMLButtonElement): string[] => {
  const parts = [...button.children].flatMap(textsOf);
  return parts.length > 1 ? parts : textsOf(button);
};

const nameControl = (element: HTMLElement): string[] => {
  const label = labelled(element);
  if (element instanceof HTMLButtonElement) return label.length > 0 ? label : nameButton(element);
  // A link is called what stands in it.
  if (element instanceof HTMLAnchorElement) return label.length > 0 ? label : textsOf(element);
  const own = textsOf(element instanceof HTMLInputElement ? element.labels?.[0] : undefined);
  return own.length > 0 ? own : label;
};

const nameSection = (element: Element): string =>
  element.getAttribute("aria-label") ?? textOf(element.querySelector(":scope > :is(h3, h4) span"));

/** The tab of a view; one that is not seen does not name it. */
const findTab = (view: Element): HTMLElement | undefined => {
  const list = (parts: string): HTMLElement[] => [
    ...(view.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${parts}`) ?? []),
  ];
  const tabs = list("[role=tablist] > [role=tab]");
  return tabs[list(":not([role=tablist])").findIndex((each) => each === view)];
};

/** What is written above what stands in an element; "" where nothing is. */
const namePlace = (at: HTMLElement): string => {
  if (at.role === "radiogroup") return labelled(at)[0] ?? "";
  const tab = findTab(at);
  if (tab) return textOf(tab);
  const isSection = at.matches("section, fieldset") || at.querySelector(":scope > :is(h3, h4)");
  return isSection ? nameSection(at) : "";
};

const listPath = (element: HTMLElement, root: Element): string[] => {
  const path: string[] = [];
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    const name = namePlace(at);
    if (name !== "" && name !== path[0]) path.unshift(name);
  }
  return path;
};

/** What lists keep beside them for the browser's own forms. */
const UNSEEN = "[data-react-aria-prevent-focus] *, [type=hidden]";

/** The first control of a setting, whatever is closed around it. */
export const findControl = (panel: Element, setting: string): HTMLElement | undefined =>
  [
    ...panel.querySelectorAll<HTMLElement>(
      `[data-setting="${CSS.escape(setting)}"] :is(input, textarea, button)`,
    ),
  ].find((control) => !control.matches(UNSEEN));

/** All controls of the panels that stand below `root`, whatever is open. */
export const listSettings = (root: Element): Setting[] =>
  [...root.querySelectorAll<HTMLElement>("[data-task]")].flatMap((panel) =>
    [...panel.querySelectorAll<HTMLElement>("button, input, textarea, a[href]")].flatMap(
      (element): Setting[] => {
        const names = element.matches(UNSEEN) ? [] : nameControl(element);
        const task = panel.dataset["task"] ?? "";
        return names.length === 0 ? [] : [{ names, path: listPath(element, panel), task, element }];
      },
    ),
  );

/** The buttons outside the panels that are seen: of the canvas, and the next step. */
export const listOutside = (root: ParentNode): Setting[] =>
  [...root.querySelectorAll<HTMLElement>("[data-outside]")].flatMap((place) =>
    [...place.querySelectorAll<HTMLElement>("button")].flatMap((element): Setting[] => {
      const names = nameControl(element);
      const isSeen = element.getClientRects().length > 0;
      const path = listPath(element, place);
      return names.length === 0 || !isSeen ? [] : [{ names, path, task: "", element }];
    }),
  );

/** Opens all that stands around a control and gives it the focus. */
export const revealControl = (element: HTMLElement): void => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    at.querySelector<HTMLElement>(":scope > :is(h3, h4) > button[aria-expanded=false]")?.click();
    if (at.matches("[data-inert]")) findTab(at)?.click();
  }
  requestAnimationFrame(() => {
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
  });
};
