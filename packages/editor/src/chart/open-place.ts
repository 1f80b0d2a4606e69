import type { Locale } from "@statelier/model";
import { type BrowserStorage, tryToSet } from "@statelier/viewer/browser-storage";
import { EditorPlace, TASKS, type TaskId } from "./editor-place.ts";

const KEY = "statelier.task";

type Page = { id: string; locale: Locale };

/** What was open of this chart in another language; a page that is opened by itself begins as always. */
const readTask = (storage: BrowserStorage, { id, locale }: Page): TaskId | undefined => {
  const [keptId, keptLocale, kept] = storage.getItem(KEY)?.split(" ") ?? [];
  if (keptId !== id || keptLocale === locale) return undefined;
  return TASKS.find((task) => task === kept);
};

/** The place in which an author works on a chart: who changes the language of the editor, which is another page, goes on in the same task. */
export const openPlace = (storage: BrowserStorage, page: Page): EditorPlace => {
  const place = new EditorPlace(readTask(storage, page));
  const keep = (): void => {
    // What the browser does not take is opened by hand.
    tryToSet(storage, KEY, `${page.id} ${page.locale} ${place.read().task}`);
  };
  keep();
  place.subscribe(keep);
  return place;
};
