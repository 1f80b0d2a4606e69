import type { ChartKey, Iri } from "@statelier/model";

/** The tasks of an author, in the order of the rail. */
export const TASKS = ["data", "chart", "look", "text", "readers", "layout"] as const;

export type TaskId = (typeof TASKS)[number];

/** What a dataset is looked for: to join those of the chart, for a chart of its own, or in place of a missing one. */
export type DatasetPurpose = "join" | "chart" | "replace";

/** What the panel shows; `setting` names the control that gets the focus. */
export type Place = {
  task: TaskId;
  setting?: string;
  /** Open over the editor. */
  drawer?: DatasetPurpose;
  /** On a phone: the chart has the room of the panel, until the author goes to a setting. */
  isPanelHidden?: boolean;
  /** The dataset that was just added. */
  added?: { iri: Iri };
};

/** Where in its panel an author works. It is part of the screen, not of the chart: nothing of it is stored. */
export class EditorPlace {
  readonly #listeners = new Set<() => void>();
  #place: Place;
  #touched: readonly ChartKey[] = [];

  constructor(task: TaskId = "chart") {
    this.#place = { task };
  }

  readonly read = (): Place => this.#place;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly go = (task: TaskId, setting?: string): void =>
    this.#set({ task, ...(setting === undefined ? {} : { setting }) });

  readonly hidePanel = (): void => this.#set({ task: this.#place.task, isPanelHidden: true });

  /** Looks for a dataset. */
  readonly openDrawer = (drawer: DatasetPurpose): void =>
    this.#set({ task: this.#place.task, drawer });

  /** Goes back from the datasets, with one that was added to the chart. */
  readonly closeDrawer = (iri?: Iri): void =>
    this.#set({ task: this.#place.task, ...(iri === undefined ? {} : { added: { iri } }) });

  /** The charts that what the author looks at is for. */
  readonly readTouched = (): readonly ChartKey[] => this.#touched;

  readonly touch = (keys: readonly ChartKey[]): void => {
    this.#touched = keys;
    for (const listener of this.#listeners) listener();
  };

  #set(place: Place): void {
    this.#place = place;
    for (const listener of this.#listeners) listener();
  }
}

/** The name of a control in its panel: that of an option of a field, or of a text in a language. */
export const nameSetting = (...parts: readonly string[]): string => parts.join(" ");
