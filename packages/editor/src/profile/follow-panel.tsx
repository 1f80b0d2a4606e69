import { formatInZone } from "@statelier/model";
import {
  type AccountClient,
  hasRole,
  makeAccountClient,
  type Role,
  type Webhook,
} from "@statelier/data";
import { Button, Select, TextField, ToastRegion, Toasts, useLocale, useT } from "@statelier/ui";
import { FailureNotice, useFocusKept } from "@statelier/viewer";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { describeError } from "../session/describe-error.ts";
import rows from "../controls/row-list.module.css";
import { useServerList } from "../controls/use-server-list.ts";
import styles from "./profile-page.module.css";
import { ShownSecret } from "./shown-secret.tsx";

type Team = { id: string; name: string };
type NewHook = Parameters<AccountClient["addWebhook"]>[0];

/** The choice of one chart; no team has this id. */
const CHART = "";

const loadFollowing = async (client: AccountClient) => {
  const [teams, { hosts, webhooks }] = await Promise.all([
    client.listTeams(),
    client.listWebhooks(),
  ]);
  return { teams, hosts, webhooks };
};

const Feeds = ({ teams }: { teams: readonly Team[] }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <h2 className={styles["head"]}>{t("account.follow.feeds")}</h2>
      <p>{t("account.follow.feeds.why")}</p>
      <ul>
        <li>
          <a href={`/${locale}/feed.atom`}>{t("account.follow.all")}</a>
        </li>
        {teams.map(({ id, name }) => (
          <li key={id}>
            <a href={`/${locale}/team/${id}.atom`}>{t("account.follow.team", { name })}</a>
          </li>
        ))}
      </ul>
    </>
  );
};

const NewWebhook = ({
  teams,
  onAdd,
}: {
  teams: readonly Team[];
  onAdd: (hook: NewHook) => void;
}): ReactNode => {
  const t = useT();
  const [url, setUrl] = useState("");
  const [of, setOf] = useState(teams[0]?.id ?? CHART);
  const [key, setKey] = useState("");
  const isWhole = url.trim() !== "" && (of !== CHART || key.trim() !== "");
  return (
    <form
      className={rows["form"]}
      aria-label={t("account.hooks")}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWhole) return;
        const about = of === CHART ? { key: key.trim() } : { team_id: of };
        onAdd({ url: url.trim(), ...about });
        setUrl("");
      }}
    >
      <TextField label={t("account.hooks.url")} type="url" value={url} onChange={setUrl} />
      <Select
        label={t("account.hooks.of")}
        value={of}
        onChange={setOf}
        options={[
          ...teams.map(({ id, name }) => ({ id, label: t("account.follow.team", { name }) })),
          { id: CHART, label: t("account.hooks.chart") },
        ]}
      />
      {of === CHART && <TextField label={t("account.hooks.key")} value={key} onChange={setKey} />}
      <Button type="submit" tone="primary" isDisabled={!isWhole}>
        {t("account.hooks.add")}
      </Button>
    </form>
  );
};

const WebhookRow = ({
  hook: { key, team_id: teamId, url, failed_at: failed },
  teams,
  timeZone,
  onRemove,
}: {
  hook: Webhook;
  teams: readonly Team[];
  timeZone: string;
  onRemove: () => void;
}): ReactNode => {
  const t = useT();
  const name = teams.find(({ id }) => id === teamId)?.name ?? teamId ?? "";
  return (
    <li>
      <p>
        <strong>{url}</strong>
        <br />
        <span>
          {key ?? t("account.follow.team", { name })}
          {failed !== null &&
            ` · ${t("account.hooks.failed", { date: formatInZone(failed, timeZone) })}`}
        </span>
      </p>
      <Button size="small" aria-label={t("kit.remove-named", { name: url })} onPress={onRemove}>
        {t("account.action.remove")}
      </Button>
    </li>
  );
};

/** Feeds for everybody, and the addresses of one's own that are told of publications. */
export const FollowPanel = ({ role, timeZone }: { role: Role; timeZone: string }): ReactNode => {
  const t = useT();
  const client = useMemo(() => makeAccountClient({ baseUrl: "/api" }), []);
  const toasts = useMemo(() => new Toasts(), []);
  const panel = useFocusKept<HTMLDivElement>();
  const { loaded, act } = useServerList(
    useCallback(() => loadFollowing(client), [client]),
    toasts,
  );
  const [secret, setSecret] = useState<string>();
  const doIt = (change: () => Promise<unknown>, done: "hook" | "unhook"): void => {
    act(change, t(`account.done.${done}`)).catch(globalThis.reportError);
  };
  const add = (hook: NewHook): void => {
    setSecret(undefined);
    doIt(async () => setSecret((await client.addWebhook(hook)).secret), "hook");
  };
  if (loaded.status === "error") return <FailureNotice error={describeError(loaded.error)} />;
  if (loaded.status !== "success") return <p>{t("kit.loading")}</p>;
  const { teams, hosts, webhooks } = loaded.value;
  return (
    <div ref={panel} className={styles["panel"]}>
      <Feeds teams={teams} />
      <h2 className={styles["head"]} tabIndex={-1}>
        {t("account.hooks")}
      </h2>
      <p>{t("account.hooks.why")}</p>
      <p>
        {hosts.length === 0
          ? t("account.hooks.off")
          : t("account.hooks.hosts", { hosts: hosts.join(", ") })}
      </p>
      {secret !== undefined && (
        <ShownSecret
          title={t("account.hooks.secret")}
          text={t("account.hooks.once")}
          secret={secret}
          toasts={toasts}
        />
      )}
      {webhooks.length > 0 && (
        <ul className={rows["list"]}>
          {webhooks.map((hook) => (
            <WebhookRow
              key={hook.id}
              hook={hook}
              teams={teams}
              timeZone={timeZone}
              onRemove={() => doIt(() => client.removeWebhook(hook.id), "unhook")}
            />
          ))}
        </ul>
      )}
      {hosts.length > 0 && hasRole(role, "author") && <NewWebhook teams={teams} onAdd={add} />}
      <ToastRegion toasts={toasts} />
    </div>
  );
};
