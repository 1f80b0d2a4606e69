import { joinItems, joinLabel } from "@statelier/model";
import { hasRole, makeAccountClient, type Role } from "@statelier/data";
import { Button, ToastRegion, Toasts, useLocale, useT } from "@statelier/ui";
import { LinkButton } from "@statelier/ui/plain";
import { FailureNotice } from "@statelier/viewer";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { describeError } from "../session/describe-error.ts";
import rows from "../controls/row-list.module.css";
import { useConfirm } from "../controls/use-confirm.tsx";
import { useServerList } from "../controls/use-server-list.ts";
import { INVITATION_PARAM } from "./invited.tsx";
import styles from "./profile-page.module.css";
import { ShownSecret } from "./shown-secret.tsx";

/** Leads to the language of whoever is invited. */
const buildInvitation = (token: string): string =>
  `${location.origin}/profile?${new URLSearchParams({ [INVITATION_PARAM]: token })}`;

/** The teams of whoever is signed in, what is kept of them, and the way to have it deleted. */
export const OwnPanel = ({ role }: { role: Role }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const client = useMemo(() => makeAccountClient({ baseUrl: "/api" }), []);
  const toasts = useMemo(() => new Toasts(), []);
  const { loaded, act } = useServerList(
    useCallback(() => client.listTeams(), [client]),
    toasts,
  );
  const [invitation, setInvitation] = useState<{ name: string; link: string }>();
  const { ask, dialog } = useConfirm<undefined>(() => ({
    title: t("account.delete"),
    text: t("account.delete.why"),
    action: t("account.delete"),
    onConfirm: () => {
      const remove = async (): Promise<void> => {
        await client.deleteAccount();
        location.assign(`/${locale}/`);
      };
      act(remove, t("account.done.delete")).catch(globalThis.reportError);
    },
  }));
  const invite = (id: string, name: string): void => {
    const make = async (): Promise<void> => {
      const { token } = await client.invite(id);
      setInvitation({ name, link: buildInvitation(token) });
    };
    act(make, t("account.done.invite")).catch(globalThis.reportError);
  };
  if (loaded.status === "error") return <FailureNotice error={describeError(loaded.error)} />;
  if (loaded.status !== "success") return <p>{t("kit.loading")}</p>;
  return (
    <div className={styles["panel"]}>
      <h2 className={styles["head"]}>{t("account.own.teams")}</h2>
      {invitation && (
        <ShownSecret
          title={t("account.invite.link", { name: invitation.name })}
          text={t("account.invite.once")}
          secret={invitation.link}
          toasts={toasts}
        />
      )}
      {loaded.value.length === 0 ? (
        <p>{t("account.own.teams.none")}</p>
      ) : (
        <ul className={rows["list"]}>
          {loaded.value.map(({ id, name, members }) => (
            <li key={id}>
              <p>
                <strong>{name}</strong>
                <br />
                <span>{joinItems(members, locale)}</span>
              </p>
              {hasRole(role, "publisher") && (
                <Button
                  size="small"
                  aria-label={joinLabel(t("account.invite"), name, locale)}
                  onPress={() => invite(id, name)}
                >
                  {t("account.invite")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <h2 className={styles["head"]}>{t("account.data")}</h2>
      <p>{t("account.data.why")}</p>
      <p className={rows["form"]}>
        <LinkButton href="/api/user/data" download="statelier-account.json">
          {t("account.data.get")}
        </LinkButton>
        <Button tone="danger" onPress={() => ask(undefined)}>
          {t("account.delete")}
        </Button>
      </p>
      {dialog}
      <ToastRegion toasts={toasts} />
    </div>
  );
};
