import { joinLabel, formatInZone } from "@statelier/model";
import {
  type AccountClient,
  hasRole,
  makeAccountClient,
  type ProgramToken,
  type Role,
  SCOPE_ROLES,
  TOKEN_SCOPES,
  type TokenScope,
} from "@statelier/data";
import { Button, Select, TextField, ToastRegion, Toasts, useLocale, useT } from "@statelier/ui";
import { FailureNotice, useFocusKept } from "@statelier/viewer";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { describeError } from "../session/describe-error.ts";
import rows from "../controls/row-list.module.css";
import { useServerList } from "../controls/use-server-list.ts";
import styles from "./profile-page.module.css";
import { ShownSecret } from "./shown-secret.tsx";

const DAYS = [30, 90, 365];

const NewToken = ({
  role,
  onMake,
}: {
  role: Role;
  onMake: (token: Parameters<AccountClient["addToken"]>[0]) => void;
}): ReactNode => {
  const t = useT();
  const [name, setName] = useState("");
  const [scope, setScope] = useState<TokenScope>("read");
  const [days, setDays] = useState(90);
  return (
    <form
      className={rows["form"]}
      aria-label={t("account.tokens.new")}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === "") return;
        onMake({ name, scope, days });
        setName("");
      }}
    >
      <TextField label={t("account.tokens.name")} value={name} onChange={setName} maxLength={100} />
      <Select
        label={t("account.tokens.scope")}
        value={scope}
        onChange={(next) => setScope(next as TokenScope)}
        options={TOKEN_SCOPES.filter((id) => hasRole(role, SCOPE_ROLES[id])).map((id) => ({
          id,
          label: t(`account.tokens.scope.${id}`),
        }))}
      />
      <Select
        label={t("account.tokens.days")}
        value={String(days)}
        onChange={(next) => setDays(Number(next))}
        options={DAYS.map((count) => ({
          id: String(count),
          label: t("account.tokens.days.count", { count }),
        }))}
      />
      <Button type="submit" tone="primary" isDisabled={name.trim() === ""}>
        {t("account.tokens.make")}
      </Button>
    </form>
  );
};

const TokenRow = ({
  token: { name, scope, expires_at: end, used_at: used },
  hasEnded,
  timeZone,
  onRevoke,
}: {
  token: ProgramToken;
  hasEnded: boolean;
  timeZone: string;
  onRevoke: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const ends = { date: formatInZone(end, timeZone) };
  return (
    <li>
      <p>
        <strong>{name}</strong> {t(`account.tokens.scope.${scope}`)}
        <br />
        <span>
          {hasEnded ? t("account.tokens.ended", ends) : t("account.tokens.until", ends)} ·{" "}
          {used === null
            ? t("account.tokens.unused")
            : t("account.tokens.used", { date: formatInZone(used, timeZone) })}
        </span>
      </p>
      <Button
        size="small"
        aria-label={joinLabel(t("account.tokens.revoke"), name, locale)}
        onPress={onRevoke}
      >
        {t("account.tokens.revoke")}
      </Button>
    </li>
  );
};

const loadTokens = async (client: AccountClient) => ({
  tokens: await client.listTokens(),
  readAt: Date.now(),
});

/** The tokens by which programs act for whoever is signed in, and a new one. */
export const ProgramsPanel = ({ role, timeZone }: { role: Role; timeZone: string }): ReactNode => {
  const t = useT();
  const client = useMemo(() => makeAccountClient({ baseUrl: "/api" }), []);
  const toasts = useMemo(() => new Toasts(), []);
  const panel = useFocusKept<HTMLDivElement>();
  const { loaded, act } = useServerList(
    useCallback(() => loadTokens(client), [client]),
    toasts,
  );
  const [made, setMade] = useState<string>();
  const make = (token: Parameters<AccountClient["addToken"]>[0]): void => {
    setMade(undefined);
    act(async () => setMade((await client.addToken(token)).token), t("account.done.token")).catch(
      globalThis.reportError,
    );
  };
  const revoke = ({ id }: ProgramToken): void => {
    act(() => client.removeToken(id), t("account.done.revoke")).catch(globalThis.reportError);
  };
  if (loaded.status === "error") return <FailureNotice error={describeError(loaded.error)} />;
  if (loaded.status !== "success") return <p>{t("kit.loading")}</p>;
  const { tokens, readAt } = loaded.value;
  return (
    <div ref={panel} className={styles["panel"]}>
      <p>
        {t("account.tokens.why")} <a href="/api/openapi.json">{t("account.tokens.calls")}</a>
      </p>
      {made !== undefined && (
        <ShownSecret
          title={t("account.tokens.made")}
          text={t("account.tokens.once")}
          secret={made}
          toasts={toasts}
        />
      )}
      {tokens.length === 0 ? (
        <p>{t("account.tokens.none")}</p>
      ) : (
        <ul className={rows["list"]}>
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              hasEnded={Date.parse(token.expires_at) < readAt}
              timeZone={timeZone}
              onRevoke={() => revoke(token)}
            />
          ))}
        </ul>
      )}
      <h2 className={styles["head"]} tabIndex={-1}>
        {t("account.tokens.new")}
      </h2>
      <NewToken role={role} onMake={make} />
      <ToastRegion toasts={toasts} />
    </div>
  );
};
