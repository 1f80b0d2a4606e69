import { joinLabel } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { HeaderMenu } from "./header-menu.tsx";
import type { AccountFacts } from "./site-services.ts";
import styles from "./site-frame.module.css";

const SignOut = ({ isEverywhere = false }: { isEverywhere?: boolean }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <form method="post" action="/api/sign-out">
      <input type="hidden" name="return" value={`/${locale}/`} />
      {isEverywhere && <input type="hidden" name="everywhere" value="true" />}
      <button type="submit">
        {t(isEverywhere ? "account.sign-out.everywhere" : "account.sign-out")}
      </button>
    </form>
  );
};

/** Who is signed in, with the way to what is theirs and out; else the way in. */
export const AccountMenu = ({
  account,
  place,
}: {
  account: AccountFacts;
  /** Path below the locale to which one comes back. */
  place: string;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  if (account.signIn === "off") return null;
  if (!account.person) {
    const back = new URLSearchParams({ return: `/${locale}${place}` });
    return (
      <a className={styles.account} href={`/${locale}/sign-in?${back}`}>
        {t("account.sign-in")}
      </a>
    );
  }
  return (
    <HeaderMenu
      isOfAccount
      label={joinLabel(t("account.menu"), account.person.name, locale)}
      title={<strong>{account.person.name}</strong>}
    >
      <li>
        <a href={`/${locale}/profile`}>{t("account.profile")}</a>
      </li>
      {account.person.role === "administrator" && (
        <li>
          <a href={`/${locale}/administration`}>{t("account.administration")}</a>
        </li>
      )}
      <li>
        <SignOut />
      </li>
      <li>
        <SignOut isEverywhere />
      </li>
    </HeaderMenu>
  );
};
