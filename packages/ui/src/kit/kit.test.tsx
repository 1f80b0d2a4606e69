import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  Button,
  Checkbox,
  Disclosure,
  KitProvider,
  Menu,
  RadioGroup,
  SearchField,
  Select,
  SliderField,
  Switch,
  Tabs,
  TextField,
  TreeSelect,
  TreeSelectList,
} from "../index.ts";
import {
  LinkButton,
  Notice,
  PlainCheckbox,
  PlainDisclosure,
  PlainSelect,
  Skeleton,
} from "../plain/index.ts";
import { collectMessages } from "../messages/all-messages.ts";

const render = (node: ReactNode): string =>
  renderToString(
    <KitProvider locale="de" messages={collectMessages("de", ["kit"])}>
      {node}
    </KitProvider>,
  );

const nothing = (): void => undefined;
const FRUIT = [
  { id: "a", label: "Apfel" },
  { id: "b", label: "Birne" },
];

/** The text of the element that the attribute `name` of the first `tag` points to. */
const pointedText = (html: string, tag: RegExp, name: string): string => {
  const element = html.match(tag)?.[0] ?? "";
  const ids = element.match(new RegExp(`${name}="([^"]+)"`))?.[1]?.split(" ") ?? [];
  return ids
    .map((id) => html.match(new RegExp(`id="${id}"[^>]*>([^<]*)`))?.[1] ?? "")
    .join(" ")
    .trim();
};

test("a button and a link keep their roles", () => {
  expect(render(<Button>Speichern</Button>)).toMatch(/<button[^>]*type="button"[^>]*>Speichern/);
  expect(render(<LinkButton href="/de">Start</LinkButton>)).toMatch(/<a [^>]*href="\/de"/);
});

test("a text field is named by its label and described by its error", () => {
  const html = render(<TextField label="Titel" error="Zu lang" value="" onChange={nothing} />);
  expect(pointedText(html, /<input[^>]*>/, "aria-labelledby")).toBe("Titel");
  expect(html).toContain("Zu lang");
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
});

test("a search field has a clear button with a name", () => {
  const html = render(<SearchField label="Suchen" hideLabel value="x" onChange={nothing} />);
  expect(html).toContain('type="search"');
  expect(html).toContain('aria-label="Suche leeren"');
});

test("a select says its label and its value", () => {
  const html = render(<Select label="Frucht" options={FRUIT} value="b" onChange={nothing} />);
  expect(html).toMatch(/<button[^>]*aria-haspopup="listbox"/);
  expect(html).toContain("Birne");
  expect(html).toContain("Frucht");
});

test("a long select stays short on the server", () => {
  const options = Array.from({ length: 5000 }, (_, index) => ({
    id: `o${index}`,
    label: `Nr ${index}`,
  }));
  const html = render(<Select label="Zahl" options={options} value="o4000" onChange={nothing} />);
  expect(html).toContain("Nr 4000");
  expect(html.length).toBeLessThan(5000);
});

test("a tree select shows two choices and the number of the others", () => {
  const nodes = [{ id: "w", label: "Welt", children: [...FRUIT, { id: "c", label: "Kirsche" }] }];
  const html = render(
    <TreeSelect
      label="Orte"
      nodes={nodes}
      value={["a", "b", "c"]}
      onChange={nothing}
      mode="multiple"
    />,
  );
  expect(pointedText(html, /<button[^>]*>/, "aria-labelledby")).toBe(
    "Orte Apfel, Birne +1 weitere",
  );
  expect(html).toMatch(/<button[^>]*aria-expanded="false"/);
});

test("a tree select in which nothing is chosen names what holds on", () => {
  const html = render(
    <TreeSelect
      label="Orte"
      nodes={FRUIT}
      value={[]}
      kept={{ value: ["a"], reason: "Mindestens eine Frucht." }}
      onChange={nothing}
      mode="multiple"
    />,
  );
  expect(pointedText(html, /<button[^>]*>/, "aria-labelledby")).toBe("Orte Apfel");
});

test("the open list says why a choice of nothing does not count", () => {
  const html = render(
    <TreeSelectList
      label="Orte"
      searchLabel="Suchen"
      nodes={FRUIT}
      value={[]}
      reason="Mindestens eine Frucht."
      onChange={nothing}
      mode="multiple"
    />,
  );
  expect(html).toContain("Mindestens eine Frucht.");
});

test("a tree with one root opens below it, one with several at what is chosen", () => {
  const list = (nodes: typeof FRUIT, value: string[] = []) =>
    render(
      <TreeSelectList
        label="Orte"
        searchLabel="Suchen"
        nodes={nodes}
        value={value}
        onChange={nothing}
        mode="single"
      />,
    );
  const root = { id: "w", label: "Welt", children: FRUIT };
  const other = { id: "v", label: "Mond", children: [{ id: "c", label: "Krater" }] };
  const isOpen = (html: string) => html.includes('aria-expanded="true"');
  expect(isOpen(list([root]))).toBe(true);
  expect(isOpen(list([root, other]))).toBe(false);
  expect(isOpen(list([root, other], ["c"]))).toBe(true);
});

test("checkboxes, switches and radios are inputs with their state", () => {
  expect(render(<Checkbox isSelected>Ja</Checkbox>)).toMatch(/type="checkbox"[^>]*checked/);
  expect(render(<Switch isSelected>Ein</Switch>)).toMatch(/role="switch"/);
  const radios = render(
    <RadioGroup
      label="Art"
      options={[
        { value: "x", label: "Ix" },
        { value: "y", label: "Ypsilon" },
      ]}
      value="y"
    />,
  );
  expect(radios).toMatch(/role="radiogroup"/);
  expect(radios.match(/type="radio"/g)).toHaveLength(2);
});

test("a choice that is not possible can be reached, and its reason is spoken with it (D69)", () => {
  const html = render(
    <RadioGroup
      label="Art"
      options={[
        { value: "x", label: "Ix" },
        { value: "y", label: "Ypsilon", description: "Braucht eine Zeit", isDisabled: true },
      ]}
      value="x"
    />,
  );
  const impossible = /<span[^>]*role="radio"[^>]*>/.exec(html)?.[0] ?? "";
  expect(impossible).toMatch(/aria-disabled="true"/);
  expect(impossible).toMatch(/tabindex="0"/i);
  const reason = /aria-describedby="([^"]+)"/.exec(impossible)?.[1];
  expect(html).toMatch(new RegExp(`id="${reason}"[^>]*>Braucht eine Zeit<`));
});

test("tabs name their list, and show the chosen panel alone", () => {
  const html = render(
    <Tabs
      label="Ansichten"
      items={[
        { id: "one", label: "Eins", content: "Inhalt eins" },
        { id: "two", label: "Zwei", content: "Inhalt zwei" },
      ]}
      selected="two"
      onSelect={nothing}
    />,
  );
  expect(html).toMatch(/role="tablist"[^>]*/);
  expect(html).toContain("Inhalt zwei");
  expect(html).not.toContain("Inhalt eins");
});

test("a closed section is one line with its value, an open one shows its content", () => {
  const html = render(
    <Disclosure title="Achse" summary="Jahr" defaultExpanded>
      Inhalt
    </Disclosure>,
  );
  expect(html).toMatch(/<h3/);
  expect(html).toMatch(/aria-expanded="true"/);
  expect(html).toContain("Jahr");
});

test("a menu button says that it opens a menu", () => {
  const html = render(
    <Menu
      trigger={<Button>Mehr</Button>}
      label="Mehr"
      entries={[{ id: "png", label: "PNG", href: "/x.png" }]}
    />,
  );
  expect(html).toMatch(/aria-haspopup="(?:true|menu)"/);
});

test("a notice that appears later is announced, by its tone", () => {
  expect(render(<Notice tone="error" live />)).toMatch(/role="alert"[^]*Fehler/);
  expect(render(<Notice title="Gut" tone="good" live />)).toMatch(/role="status"[^]*Gut/);
  expect(render(<Notice>Text</Notice>)).toMatch(/role="note"/);
});

test("a slider and its number box share a name", () => {
  const html = render(<SliderField label="Deckkraft" value={0.5} onChange={nothing} />);
  expect(html).toMatch(/type="range"[^>]*max="1"[^>]*step="0.1"/);
  expect(html).toContain('aria-label="Deckkraft"');
});

test("a skeleton is silent", () => {
  expect(render(<Skeleton lines={2} />)).toMatch(/^<div aria-hidden="true"/);
});

test("native controls are labelled and work in a form", () => {
  const html = render(
    <form>
      <PlainSelect
        label="Land"
        name="land"
        defaultValue="ch"
        options={[
          { value: "ch", label: "Schweiz" },
          { label: "Andere", options: [{ value: "at", label: "Österreich" }] },
        ]}
      />
      <PlainCheckbox label="Entwürfe" name="drafts" />
      <PlainDisclosure title="Filter" summary="2">
        x
      </PlainDisclosure>
    </form>,
  );
  const [, target] = html.match(/<label[^>]*for="([^"]+)"/) ?? [];
  expect(html).toContain(`<select id="${target}" name="land"`);
  expect(html).toMatch(/<optgroup label="Andere"/);
  expect(html).toMatch(/<label[^>]*><input type="checkbox" name="drafts"/);
  expect(html).toMatch(/<details/);
});
