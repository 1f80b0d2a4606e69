import { PlainButton, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useState } from "react";

/** Copies a text where a program runs that may; without one there is no button. */
export const CopyButton = ({ text }: { text: string }): ReactNode => {
  const t = useT();
  const [canCopy, setCanCopy] = useState(false);
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  useEffect(() => setCanCopy("clipboard" in globalThis.navigator), []);
  useEffect(() => setOutcome(undefined), [text]);
  if (!canCopy) return null;
  const copy = (): void => {
    globalThis.navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  };
  return (
    <>
      <PlainButton size="small" onClick={copy}>
        {outcome === "copied" ? t("viewer.citation.copied") : t("viewer.citation.copy")}
      </PlainButton>
      <span role="status">
        {outcome === "copied" ? (
          <VisuallyHidden>{t("viewer.citation.copied")}</VisuallyHidden>
        ) : null}
        {outcome === "failed" ? t("viewer.citation.not-copied") : null}
      </span>
    </>
  );
};
