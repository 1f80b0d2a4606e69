import { LinkButton, Notice, PlainButton, useLocale, useT } from "@statelier/ui/plain";
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

const ProviderLinks = ({
  providers,
  back,
}: {
  providers: NonNullable<AccountFacts["providers"]>;
  back: string;
}): ReactNode => {
  const t = useT();
  return providers.map(({ id, name }) => (
    <p key={id}>
      <LinkButton
        tone="primary"
        href={`/api/sign-in/${id}?${new URLSearchParams({ return: back })}`}
      >
        {t("account.sign-in.with", { provider: name })}
      </LinkButton>
    </p>
  ));
};

const PROBLEMS = ["link", "expired", "provider", "blocked"] as const;

const isProblem = (text: string | null): text is (typeof PROBLEMS)[number] =>
  PROBLEMS.some((problem) => problem === text);

/** `/sign-in`: the ways in, or why there is none. */
export const SignInPage = ({ account }: { account: AccountFacts }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [params] = useSearchParams();
  const problem = params.get("problem");
  const token = params.get("token");
  const back = params.get("return") ?? `/${locale}/`;
  useEffect(() => {
    document.title = t("site.title", { page: t("account.sign-in") });
  }, [t]);
  const showWay = (): ReactNode => {
    if (account.signIn === "off") return <p>{t("account.off")}</p>;
    if (account.signIn === "insecure") return <p>{t("account.insecure")}</p>;
    if (account.signIn === "oidc")
      return <ProviderLinks providers={account.providers ?? []} back={back} />;
    return token === null ? <p>{t("account.local")}</p> : <LocalForm token={token} back={back} />;
  };
  return (
    <TextPage title={t("account.sign-in")}>
      {isProblem(problem) && <Notice tone="warn">{t(`account.problem.${problem}`)}</Notice>}
      {showWay()}
    </TextPage>
  );
};
