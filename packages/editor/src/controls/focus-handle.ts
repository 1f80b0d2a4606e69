/** The handle of an entry that keys have moved keeps the focus, and stays in sight. */
export const focusHandle = (of: string): void => {
  const handle = document.querySelector<HTMLElement>(`[data-handle-of="${CSS.escape(of)}"]`);
  handle?.focus();
  handle?.scrollIntoView({ block: "nearest", inline: "nearest" });
};
