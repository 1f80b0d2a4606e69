import { PlainButton, useT } from "@statelier/ui/plain";
import type { ErrorCode } from "@statelier/ui/messages";
import type { ReactNode } from "react";
import { useErrorWords } from "../failure/use-error-words.ts";
import styles from "../site/published-page.module.css";

/** What the page of previews says while it has no chart; `start-preview.ts` shows one of them. */
export type PreviewNote =
  | "start"
  | "loading"
  | "waiting"
  | "empty"
  | "OFFLINE"
  | "BODY_TOO_LARGE"
  | "PREVIEW_UNREADABLE";

/** Errors that are met before the server is asked, or without it. */
const ERRORS = ["OFFLINE", "BODY_TOO_LARGE", "PREVIEW_UNREADABLE"] as const;
const WAITS = ["loading", "waiting", "empty"] as const;

const ErrorNote = ({ code, limit }: { code: ErrorCode; limit: string }): ReactNode => {
  const t = useT();
  const { title, why, todo } = useErrorWords({ code, args: { limit } });
  return (
    <section className={styles.note} data-note={code} hidden role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p>{why}</p>
      <p>{todo}</p>
      {code === "OFFLINE" ? (
        <p>
          <PlainButton data-retry="">{t("viewer.retry")}</PlainButton>
        </p>
      ) : null}
      <p className={styles.code}>{t("errors.code", { code })}</p>
    </section>
  );
};

/** The page of previews before it has a chart: the state behind `#` never reaches the server. */
export const PreviewShell = ({ maxBytes }: { maxBytes: number }): ReactNode => {
  const t = useT();
  const limit = String(Math.floor(maxBytes / 1000));
  return (
    <main id="content" className={styles.page}>
      <section className={styles.note} data-note="start">
        <h1 className={styles.title}>{t("preview.title")}</h1>
        <noscript>
          <p>{t("preview.no-script")}</p>
        </noscript>
      </section>
      {WAITS.map((note) => (
        <section key={note} className={styles.note} data-note={note} hidden>
          <h1 className={styles.title}>{t("preview.title")}</h1>
          <p>
            <output>{t(`preview.${note}`)}</output>
          </p>
        </section>
      ))}
      {ERRORS.map((code) => (
        <ErrorNote key={code} code={code} limit={limit} />
      ))}
    </main>
  );
};
