import { useLocale, useT } from "@statelier/ui/plain";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { StoredState } from "../chart-state/page-state.ts";
import { isPlainClick } from "../site/is-plain-click.ts";
import type { LoadedEmbedDialog } from "./load-embed-dialog.ts";

/** The way to the chart in other pages: to that form of it, and once the program runs to a dialog about it. */
export const EmbedLink = ({
  state,
  title,
  search,
}: {
  state: StoredState;
  /** Of the page. */
  title: string;
  /** What is shown, as an address of the page says it: with its question mark, or empty. */
  search: string;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const ref = useRef<HTMLAnchorElement>(null);
  const [loaded, setLoaded] = useState<LoadedEmbedDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const href = `/${locale}/embed/${state.chartKey}${search}`;
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
    if (loaded) return;
    // Without `useLazy`: what does not come leads to the address at once, by a press and in fewer bytes of the first script.
    import("./load-embed-dialog.ts")
      .then(({ loadEmbedDialog }) => loadEmbedDialog(locale))
      .then(setLoaded, () => globalThis.location.assign(href));
  };
  const close = (): void => {
    setIsOpen(false);
    ref.current?.focus();
  };
  return (
    <>
      <a ref={ref} href={href} onClick={open} aria-haspopup="dialog">
        {t("viewer.embed")}
      </a>
      {isOpen && loaded ? (
        <loaded.Dialog
          messages={loaded.messages}
          publicUrl={state.publicUrl}
          chartKey={state.chartKey}
          title={title}
          params={search.slice(1)}
          onClose={close}
        />
      ) : null}
    </>
  );
};
