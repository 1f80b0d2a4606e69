import { useEffect } from "react";
import type { EditorSession } from "../session/editor-session.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !["button", "checkbox", "color", "radio", "range", "submit"].includes(target.type));

/** Ctrl or Cmd with Z takes back, with Shift or with Y brings again; in a text the keys stay with the text. */
export const useUndoKeys = (session: EditorSession): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isUndoKey = (event.ctrlKey || event.metaKey) && (key === "z" || key === "y");
      if (!isUndoKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      if (event.shiftKey || key === "y") session.redo();
      else session.undo();
    };
    globalThis.addEventListener("keydown", onKeyDown);
    return () => globalThis.removeEventListener("keydown", onKeyDown);
  }, [session]);
};
