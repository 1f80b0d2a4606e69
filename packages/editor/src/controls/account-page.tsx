import { useT } from "@statelier/ui";
import { type ReactNode, useEffect } from "react";
import styles from "./account-page.module.css";

/** A page of people who are signed in, under its name. */
export const AccountPage = ({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}): ReactNode => {
  const t = useT();
  useEffect(() => {
    document.title = t("site.title", { page: title });
  }, [t, title]);
  return (
    <main id="content" className={styles["page"]}>
      <h1>{title}</h1>
      {children}
    </main>
  );
};
