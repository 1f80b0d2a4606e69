import { useLocale, useT } from "@statelier/ui/plain";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { buildPageAddress } from "../params/build-address.ts";
import { derivePageTitle } from "../chart-state/derive-page-title.ts";
import { findActiveChart, type PageChart, type StoredState } from "../chart-state/page-state.ts";
import { isPlainClick } from "../site/is-plain-click.ts";
import type { LoadedEmbedDialog } from "./load-embed-dialog.ts";

const splitSearch = (address: string): string => address.split("?")[1] ?? "";

/** The way to the chart in other pages: to that form of it, and once the program runs to a dialog about it. */
export const EmbedLink = ({
  state,
  charts,
}: {
  state: StoredState;
  charts: readonly PageChart[];
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const ref = useRef<HTMLAnchorElement>(null);
  const [loaded, setLoaded] = useState<LoadedEmbedDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const href = buildPageAddress(`/${locale}/embed/${state.chartKey}`, state, charts);
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
    if (loaded) return;
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
          title={derivePageTitle(state.board, findActiveChart(state).title, t)}
          params={splitSearch(href)}
          onClose={close}
        />
      ) : null}
    </>
  );
};
