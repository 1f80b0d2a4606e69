import { encodeLinkState } from "@statelier/document";
import { Button, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useEditor } from "../chart/editor-context.ts";

/** Copies an address that shows the chart as it stands, without publishing it: the address itself holds it. */
export const PreviewLink = (): ReactNode => {
  const t = useT();
  const { session, locale, publicUrl } = useEditor();
  const [copied, setCopied] = useState<{ state: unknown; isCopied: boolean }>();
  const copy = (): void => {
    const { state } = session.read();
    const address = `${publicUrl}/${locale}/preview${encodeLinkState(state)}`;
    globalThis.navigator.clipboard.writeText(address).then(
      () => setCopied({ state, isCopied: true }),
      () => setCopied({ state, isCopied: false }),
    );
  };
  if (!("clipboard" in globalThis.navigator)) return null;
  return (
    <>
      <Button onPress={copy}>
        {t(copied?.isCopied ? "editor.preview-link.copied" : "editor.preview-link")}
      </Button>
      <output>{copied?.isCopied === false ? t("viewer.citation.not-copied") : null}</output>
    </>
  );
};
