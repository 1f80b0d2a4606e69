import { openStorage } from "@statelier/viewer/browser-storage";
import { useEffect } from "react";
import { nameSetting } from "../chart/editor-place.ts";
import type { EditorValue } from "../chart/editor-context.ts";
import { hasSingleKeys } from "../controls/single-keys.ts";
import { makePartWalker } from "./walk-parts.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !["button", "checkbox", "color", "radio", "range", "submit"].includes(target.type));

/** No control has the focus: where it is when the editor opens. */
const isNowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches("main > section"));

/** A letter or a digit that somebody writes. */
const isWritten = ({ key }: KeyboardEvent): boolean => /^[\p{L}\p{N}]$/u.test(key);

/** Writes into the title, where there is none yet; the field takes over as soon as it is there. */
const makeTitleWriter = ({ session, place, locale }: EditorValue) => {
  let begun: string | undefined;
  return (key: string): boolean => {
    const { config, state } = session.read();
    if (state.state !== "CONFIGURING_CHART") return false;
    const title = config.meta.title[locale];
    if (title !== (begun ?? "")) return false;
    begun = title + key;
    session.dispatch({ type: "CHART_META_CHANGE", field: "title", locale, value: begun });
    place.go("text", nameSetting("text", "title", locale));
    return true;
  };
};

/** Presses what leads on: in the dialog that is open, else in the head. */
const goOn = (): void => {
  const open = document.querySelector("[role$=dialog]");
  (open ?? document).querySelector<HTMLElement>("[data-next-step] button")?.click();
};

/** Ctrl or Cmd with Z takes back, with Shift or with Y brings again, with Enter goes on to the next step, F6 goes from part to part of the screen, `/` looks for a setting, `?` asks for the list of keys, letters write the title while nothing else has been touched; in a text the keys stay with the text, and single keys can be switched off. */
export const useEditorKeys = (value: EditorValue, onHelp: () => void): void => {
  useEffect(() => {
    const { session } = value;
    const writeTitle = makeTitleWriter(value);
    const goToPart = makePartWalker();
    const findCommand = (event: KeyboardEvent): (() => unknown) | undefined => {
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key === "y" || (key === "z" && event.shiftKey)) return session.redo;
        return key === "z" ? session.undo : undefined;
      }
      if (!hasSingleKeys(openStorage())) return undefined;
      const finder = document.querySelector<HTMLElement>("search input");
      if (key === "/" && finder) return () => finder.focus();
      return key === "?" ? onHelp : undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || isTyping(event.target)) return;
      const command = findCommand(event);
      const hasText =
        !command &&
        isWritten(event) &&
        isNowhere(event.target) &&
        !event.ctrlKey &&
        !event.metaKey &&
        hasSingleKeys(openStorage());
      if (command) command();
      if (command || (hasText && writeTitle(event.key))) event.preventDefault();
    };
    // Before the button or the field that has the focus takes the key for its own.
    const onGoOn = (event: KeyboardEvent) => {
      if (event.key === "F6" && goToPart(event.shiftKey ? -1 : 1)) event.preventDefault();
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      // A key that is held opens a dialog, and does not answer it.
      if (!event.repeat) goOn();
    };
    globalThis.addEventListener("keydown", onGoOn, true);
    globalThis.addEventListener("keydown", onKeyDown);
    return () => {
      globalThis.removeEventListener("keydown", onGoOn, true);
      globalThis.removeEventListener("keydown", onKeyDown);
    };
  }, [value, onHelp]);
};
