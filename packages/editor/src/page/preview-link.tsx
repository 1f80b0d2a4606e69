import { encodeLinkState, escapeLink } from "@statelier/document";
import { Button, TextField, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";

/** The address of a state of the document, and whether the browser has taken it. */
type Tried = { state: unknown; address: string; isCopied: boolean };

/** Copies an address that shows the chart as it stands, without publishing it: the address itself holds it. */
export const PreviewLink = (): ReactNode => {
  const t = useT();
  const { session, locale, publicUrl } = useEditor();
  const [tried, setTried] = useState<Tried>();
  const isCurrent = useSession(({ state }) => state === tried?.state);
  const copy = (): void => {
    const { state } = session.read();
    const address = `${publicUrl}/${locale}/preview${escapeLink(encodeLinkState(state))}`;
    const copying = globalThis.navigator.clipboard?.writeText(address) ?? Promise.reject();
    copying.then(
      () => setTried({ state, address, isCopied: true }),
      () => setTried({ state, address, isCopied: false }),
    );
  };
  // An address of what the chart was before is neither copied nor shown.
  const current = isCurrent ? tried : undefined;
  return (
    <>
      <Button onPress={copy}>
        {t(current?.isCopied ? "editor.preview-link.copied" : "editor.preview-link")}
      </Button>
      {current?.isCopied === false && (
        <TextField
          isReadOnly
          label={t("viewer.citation.not-copied")}
          value={current.address}
          onFocus={({ target }) => {
            if (target instanceof HTMLInputElement) target.select();
          }}
        />
      )}
    </>
  );
};
