import { DataError, makeAccountClient } from "@statelier/data";
import { Button, Notice, useLocale, useT } from "@statelier/ui";
import { LinkButton } from "@statelier/ui/plain";
import { buildErrorWords, describeFailure } from "@statelier/viewer";
import { type ReactNode, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import styles from "./profile-page.module.css";

/** As it stands in the address that an invitation is. */
export const INVITATION_PARAM = "invitation";

/** Asks whoever came by an invitation whether they join the team. */
export const Invited = ({ isSignedIn }: { isSignedIn: boolean }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [params] = useSearchParams();
  const token = params.get(INVITATION_PARAM);
  const client = useMemo(() => makeAccountClient({ baseUrl: "/api" }), []);
  const [result, setResult] = useState<{ team: string } | { error: DataError }>();
  if (token === null) return null;
  const join = (): void => {
    client
      .join(token)
      .then(
        ({ name }) => setResult({ team: name }),
        (error: unknown) => {
          if (!(error instanceof DataError)) throw error;
          setResult({ error });
        },
      )
      .catch(globalThis.reportError);
  };
  if (result && "team" in result)
    return (
      <Notice className={styles["invited"] ?? ""} tone="good" title={result.team} live>
        {t("account.done.join")}
      </Notice>
    );
  if (result) {
    const { title, todo } = buildErrorWords(describeFailure(result.error, {}), t);
    return (
      <Notice className={styles["invited"] ?? ""} tone="error" title={title} live>
        {result.error.message} {todo}
      </Notice>
    );
  }
  const back = `/${locale}/profile?${params}`;
  return (
    <Notice
      className={styles["invited"] ?? ""}
      title={t("account.invited")}
      actions={
        isSignedIn ? (
          <Button tone="primary" onPress={join}>
            {t("account.invited.join")}
          </Button>
        ) : (
          <LinkButton href={`/${locale}/sign-in?${new URLSearchParams({ return: back })}`}>
            {t("account.sign-in")}
          </LinkButton>
        )
      }
    >
      {t(isSignedIn ? "account.invited.why" : "account.invited.sign-in")}
    </Notice>
  );
};
