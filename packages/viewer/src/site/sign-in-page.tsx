import { Notice, PlainButton, useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useEffect } from "react";
import { useSearchParams } from "react-router";
import type { AccountFacts } from "./site-services.ts";
import { TextPage } from "./text-page.tsx";

const LocalForm = ({ token, back }: { token: string; back: string }): ReactNode => {
  const t = useT();
  return (
    <form method="post" action="/api/sign-in/local">
      <p>{t("account.local.press")}</p>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="return" value={back} />
      <PlainButton type="submit" tone="primary">
        {t("account.sign-in")}
      </PlainButton>
    </form>
  );
};

/** `/sign-in`: the ways in, or why there is none. */
export const SignInPage = ({ account }: { account: AccountFacts }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [params] = useSearchParams();
  const token = params.get("token");
  const back = params.get("return") ?? `/${locale}/`;
  useEffect(() => {
    document.title = t("site.title", { page: t("account.sign-in") });
  }, [t]);
  const showWay = (): ReactNode => {
    if (account.signIn === "off") return <p>{t("account.off")}</p>;
    if (account.signIn === "insecure") return <p>{t("account.insecure")}</p>;
    return token === null ? <p>{t("account.local")}</p> : <LocalForm token={token} back={back} />;
  };
  return (
    <TextPage title={t("account.sign-in")}>
      {params.get("problem") === "link" && <Notice tone="warn">{t("account.link-used")}</Notice>}
      {showWay()}
    </TextPage>
  );
};
