import type { ReactNode } from "react";

/** A text whose stretches in other languages say so to those who listen. */
export const LanguageParts = ({
  parts,
}: {
  /** `language` of a stretch that is not in the page's. */
  parts: readonly { text: string; language?: string }[];
}): ReactNode =>
  parts.map(({ text, language }, at) =>
    language ? (
      <span key={at} lang={language}>
        {text}
      </span>
    ) : (
      text
    ),
  );
