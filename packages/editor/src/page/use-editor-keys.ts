import { useEffect } from "react";
import type { EditorSession } from "../session/editor-session.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !["button", "checkbox", "color", "radio", "range", "submit"].includes(target.type));

/** Ctrl or Cmd with Z takes back, with Shift or with Y brings again, `/` looks for a setting, `?` asks for the list of keys; in a text the keys stay with the text. */
export const useEditorKeys = (session: EditorSession, onHelp: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      const undoes = isCommand && key === "z" && !event.shiftKey;
      const redoes = isCommand && (key === "y" || (key === "z" && event.shiftKey));
      const finder = document.querySelector<HTMLElement>("search input");
      const finds = !isCommand && key === "/" && finder !== null;
      const asks = !isCommand && key === "?";
      if (!undoes && !redoes && !finds && !asks) return;
      event.preventDefault();
      if (undoes) session.undo();
      if (redoes) session.redo();
      if (finds) finder.focus();
      if (asks) onHelp();
    };
    globalThis.addEventListener("keydown", onKeyDown);
    return () => globalThis.removeEventListener("keydown", onKeyDown);
  }, [session, onHelp]);
};
