import { DataError, makeAccountClient, useOwnQuery } from "@statelier/data";
import { Button, Notice, useLocale, useT } from "@statelier/ui";
import { LinkButton } from "@statelier/ui/plain";
import { FailureNotice } from "@statelier/viewer";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { describeError } from "../session/describe-error.ts";
import styles from "./profile-page.module.css";

/** As it stands in the address that an invitation is. */
export const INVITATION_PARAM = "invitation";

const Failed = ({ error }: { error: Error }): ReactNode => (
  <div className={styles["invited"]}>
    <FailureNotice error={describeError(error)} />
  </div>
);

const Invitation = ({ token, isSignedIn }: { token: string; isSignedIn: boolean }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [params] = useSearchParams();
  const client = useMemo(() => makeAccountClient({ baseUrl: "/api" }), []);
  const looked = useOwnQuery(useCallback(() => client.lookAtInvitation(token), [client, token]));
  const [result, setResult] = useState<{ team: string } | { error: DataError }>();
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
  if (result) return <Failed error={result.error} />;
  if (looked.status === "error") return <Failed error={looked.error} />;
  if (looked.status !== "success") return <p>{t("kit.loading")}</p>;
  const { by, team } = looked.value;
  const back = `/${locale}/profile?${params}`;
  return (
    <Notice
      className={styles["invited"] ?? ""}
      title={t("account.invited.by", { name: by, team })}
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

/** Says who invites to which team, and asks whoever came by the invitation whether they join. */
export const Invited = ({ isSignedIn }: { isSignedIn: boolean }): ReactNode => {
  const [params] = useSearchParams();
  const token = params.get(INVITATION_PARAM);
  return token === null ? null : <Invitation token={token} isSignedIn={isSignedIn} />;
};
