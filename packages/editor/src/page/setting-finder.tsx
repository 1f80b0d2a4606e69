import { foldText, joinLabel, type Locale } from "@statelier/model";
import { SearchField, useLocale, useT, VisuallyHidden } from "@statelier/ui";
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from "react";
import { useSession } from "../chart/editor-context.ts";
import { listOutside, listSettings, revealControl, type Setting } from "./list-settings.ts";
import { findWords, listTypesWith } from "./setting-words.ts";
import styles from "./setting-finder.module.css";

const MOST_FOUND = 12;

const writeNames = ([first = "", ...others]: readonly string[], locale: Locale): string =>
  others.reduce((label, text) => joinLabel(label, text, locale), first);

/** Where the words of a name begin counts before where they are, and these before `names` of what else they stand for. */
const findSettings = (
  settings: readonly Setting[],
  query: string,
  names: readonly string[],
): Setting[] => {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const meant = names.map(foldText);
  const rank = ({ names: [called = "", ...set], path }: Setting): number => {
    const own = foldText([called, ...set].join(" "));
    if (words.every((word) => own.startsWith(word))) return 0;
    if (words.every((word) => own.includes(word))) return 1;
    if (words.every((word) => foldText([called, ...set, ...path].join(" ")).includes(word)))
      return 2;
    // A link names its dataset behind what it does.
    const isMeant = (text: string): boolean =>
      meant.some((name) => text === name || text.startsWith(`${name} `));
    return [called, ...path].some((text) => isMeant(foldText(text))) ? 3 : 4;
  };
  return settings
    .map((setting) => ({ setting, place: rank(setting) }))
    .filter(({ place }) => place < 4)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST_FOUND)
    .map(({ setting }) => setting);
};

/** Moves among what was found with the arrows. */
const onArrows = (event: Pick<KeyboardEvent, "key" | "target" | "preventDefault">): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const finder = event.target instanceof Element && event.target.closest("search");
  if (step === undefined || !finder) return;
  const places = [...finder.querySelectorAll<HTMLElement>("input, li > button")];
  const at = places.indexOf(document.activeElement as HTMLElement);
  places[at + step]?.focus();
  event.preventDefault();
};

/** Any setting of the chart by its name; to choose one opens its place. */
export const SettingFinder = ({
  panels,
  query,
  onQuery,
  onStart,
  onFound,
}: {
  /** In which the panels of all tasks stand while something is looked for. */
  panels: RefObject<HTMLElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** From then on the panels of all tasks have to be there. */
  onStart: () => void;
  /** Opens the task of what was found. */
  onFound: (task: string) => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const chartType = useSession(({ config }) => config.chartType);
  const [found, setFound] = useState<readonly Setting[]>([]);
  const isLooking = query.trim() !== "";
  const find = (text: string): void => {
    const names = findWords(text, locale)
      .filter((each) => listTypesWith(each).includes(chartType))
      .flatMap((each) => each.names.map((id) => t(id)));
    const settings = panels.current
      ? [...listSettings(panels.current), ...listOutside(document)]
      : [];
    setFound(findSettings(settings, text, names));
    onQuery(text);
  };
  const meant = findWords(query, locale).map(listTypesWith);
  const elsewhere = meant.some((types) => types.includes(chartType)) ? [] : meant.flat();
  const choose = ({ task, element }: Setting): void => {
    onQuery("");
    onFound(task);
    requestAnimationFrame(() => revealControl(element));
  };
  return (
    <search className={styles["finder"]}>
      <SearchField
        label={t("editor.find")}
        placeholder={t("editor.find")}
        hideLabel
        value={query}
        onChange={find}
        onFocus={onStart}
        onKeyDown={onArrows}
        onSubmit={() => found[0] && choose(found[0])}
      />
      {isLooking && (
        <ul className={styles["found"]} aria-label={t("editor.find")}>
          {found.map((setting) => (
            <li key={[setting.task, ...setting.path, ...setting.names].join(" ")}>
              <button type="button" onClick={() => choose(setting)} onKeyDown={onArrows}>
                <span>{writeNames(setting.names, locale)}</span>
                <span className={styles["path"]}>{setting.path.join(" · ")}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>
          {isLooking && found.length > 0 ? t("kit.results.count", { count: found.length }) : null}
        </output>
      </VisuallyHidden>
      <output className={styles["none"]}>
        {isLooking && found.length === 0
          ? elsewhere.length > 0
            ? t("editor.find.types", {
                types: [...new Set(elsewhere)].map((each) => t(`editor.type.${each}`)).join(", "),
              })
            : t("editor.find.none")
          : null}
      </output>
    </search>
  );
};
