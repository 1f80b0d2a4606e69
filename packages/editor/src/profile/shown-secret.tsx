import { Button, Notice, type Toasts, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import styles from "./profile-page.module.css";

/** What is told once, to be copied. */
export const ShownSecret = ({
  title,
  text,
  secret,
  toasts,
}: {
  title: string;
  text: string;
  secret: string;
  toasts: Toasts;
}): ReactNode => {
  const t = useT();
  const copy = (): void => {
    navigator.clipboard
      .writeText(secret)
      .then(
        () => toasts.show({ tone: "good", title: t("account.secret.copied") }),
        globalThis.reportError,
      );
  };
  return (
    <Notice title={title} live>
      <p>{text}</p>
      <p className={styles["token"]}>
        <code>{secret}</code>
        <Button size="small" onPress={copy}>
          {t("account.secret.copy")}
        </Button>
      </p>
    </Notice>
  );
};
