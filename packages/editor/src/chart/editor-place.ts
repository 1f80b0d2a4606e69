/** The tasks of an author, in the order of the rail. */
export const TASKS = ["data", "chart", "look", "text", "readers", "layout"] as const;

export type TaskId = (typeof TASKS)[number];

/** What the panel shows; `setting` names the control that gets the focus. */
export type Place = { task: TaskId; setting?: string };

/** Where in its panel an author works. It is part of the screen, not of the chart: nothing of it is stored. */
export class EditorPlace {
  readonly #listeners = new Set<() => void>();
  #place: Place = { task: "chart" };

  readonly read = (): Place => this.#place;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly go = (task: TaskId, setting?: string): void => {
    this.#place = { task, ...(setting === undefined ? {} : { setting }) };
    for (const listener of this.#listeners) listener();
  };
}

/** The name of a control in its panel: that of an option of a field, or of a text in a language. */
export const nameSetting = (...parts: readonly string[]): string => parts.join(" ");
