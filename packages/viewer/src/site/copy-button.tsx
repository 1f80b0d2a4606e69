import { PlainButton, useIsLive, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ReactNode, useState } from "react";

/** Copies a text and says so; browsers allow it once a program runs, on safe addresses alone. */
export const CopyButton = ({
  text,
  label,
  what,
}: {
  text: string;
  label?: string;
  /** Where several stand on a page. */
  what?: string;
}): ReactNode => {
  const t = useT();
  const name = label ?? t("viewer.citation.copy");
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>();
  const isLive = useIsLive();
  const outcome = last?.text === text ? last : undefined;
  const copy = (): void => {
    globalThis.navigator.clipboard.writeText(text).then(
      () => setLast({ text, isCopied: true }),
      () => setLast({ text, isCopied: false }),
    );
  };
  if (!isLive || !("clipboard" in globalThis.navigator)) return null;
  return (
    <>
      <PlainButton size="small" onClick={copy}>
        {outcome?.isCopied ? t("viewer.citation.copied") : name}
        {what === undefined ? null : <VisuallyHidden>{what}</VisuallyHidden>}
      </PlainButton>
      <output>
        {outcome?.isCopied ? <VisuallyHidden>{t("viewer.citation.copied")}</VisuallyHidden> : null}
        {outcome?.isCopied === false ? t("viewer.citation.not-copied") : null}
      </output>
    </>
  );
};
