import { type Layout, type LayoutType, readLayout, typeOfLayout } from "@statelier/document";
import { isRecord, parseJson } from "@statelier/model";
import { CHART_ENTRIES } from "@statelier/viewer/begun-charts";
import { tryToSet } from "@statelier/viewer/browser-storage";
import type { SessionEnvironment } from "./environment.ts";

type Environment = Pick<SessionEnvironment, "storage" | "log">;

/** What cannot be read is passed over. */
const readAll = ({ storage, log }: Environment, id: string): Map<LayoutType, Layout> => {
  const text = storage.getItem(CHART_ENTRIES.layouts + id);
  const value = text === null ? { layouts: [] } : parseJson(text);
  const all = isRecord(value) && Array.isArray(value["layouts"]) ? value["layouts"] : [undefined];
  const layouts = all.flatMap((each: unknown) => readLayout(each) ?? []);
  if (layouts.length < all.length) log(`Error while decoding layouts of ${id}`);
  return new Map(layouts.map((layout) => [typeOfLayout(layout), layout]));
};

/** What each type of layout of a document was when its author left it for another; this browser holds it beside the document (LA15). */
export class LeftLayouts {
  readonly #storage: Environment["storage"];
  readonly #layouts: Map<LayoutType, Layout>;
  #id: string;

  constructor(environment: Environment, id: string) {
    this.#storage = environment.storage;
    this.#id = id;
    this.#layouts = readAll(environment, id);
  }

  readonly find = (type: LayoutType): Layout | undefined => this.#layouts.get(type);

  /** Which of these types was left last. */
  readonly findLast = <Type extends LayoutType>(types: readonly Type[]): Type | undefined =>
    [...this.#layouts.keys()]
      .toReversed()
      .flatMap((left) => types.filter((type) => type === left))
      .at(0);

  readonly keep = (layout: Layout): void => {
    const type = typeOfLayout(layout);
    this.#layouts.delete(type);
    this.#layouts.set(type, layout);
    this.#store();
  };

  /** The document has another id from now on. */
  readonly move = (id: string): void => {
    this.#storage.removeItem(CHART_ENTRIES.layouts + this.#id);
    this.#id = id;
    if (this.#layouts.size > 0) this.#store();
  };

  /** Without room for them, they are forgotten with the page. */
  #store(): void {
    const layouts = [...this.#layouts.values()];
    tryToSet(this.#storage, CHART_ENTRIES.layouts + this.#id, JSON.stringify({ layouts }));
  }
}
