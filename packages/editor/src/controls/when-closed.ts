/** What stands open over the editor and has the focus. */
export const OPEN = "[role$=dialog], [role=menu], [role=listbox]";

/** Once nothing stands open any more, and what did has given the focus back. */
export const whenClosed = (act: () => void): void => {
  const wait = (): void => {
    requestAnimationFrame(document.querySelector(OPEN) ? wait : () => setTimeout(act));
  };
  wait();
};
