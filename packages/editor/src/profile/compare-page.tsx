import { formatInZone } from "@statelier/model";
import {
  type ConfigClient,
  makeConfigClient,
  type StoredVersion,
  useOwnQuery,
} from "@statelier/data";
import { Notice, Select, useLocale, useT } from "@statelier/ui";
import { LinkButton } from "@statelier/ui/plain";
import { FailureNotice, type SiteServices } from "@statelier/viewer";
import { findStoredTitle } from "@statelier/viewer/stored-title";
import { type ReactNode, useCallback, useEffect, useMemo } from "react";
import { useParams, useSearchParams } from "react-router";
import { describeError } from "../session/describe-error.ts";
import { AccountPage } from "../controls/account-page.tsx";
import styles from "./compare-page.module.css";
import { buildCompareAddress, readComparedVersions } from "./compared-versions.ts";
import { type Compared, Comparison } from "./comparison.tsx";

type Services = Pick<SiteServices, "data" | "account">;

type Found = {
  chosen: { from: number; to: number };
  before: StoredVersion | undefined;
  after: StoredVersion | undefined;
};

const fetchBoth = async (
  configs: ConfigClient,
  key: string,
  chosen: Found["chosen"],
): Promise<Found> => {
  const [before, after] = await Promise.all([
    configs.findVersion(key, chosen.from),
    configs.findVersion(key, chosen.to),
  ]);
  return { chosen, before, after };
};

const useToCompared = () => {
  const t = useT();
  return useCallback(
    ({ version, published_at, data }: StoredVersion): Compared => ({
      name: t("account.version", { number: String(version) }),
      at: published_at,
      data,
    }),
    [t],
  );
};

const fetchDraft = async (configs: ConfigClient, key: string, draftKey: string) => {
  const [draft, [newest]] = await Promise.all([
    configs.getConfig(draftKey),
    configs.listVersions(key),
  ]);
  return { draft, newest };
};

/** A draft beside what readers see of the chart that it will replace. */
const DraftPair = ({
  chartKey,
  draftKey,
  services: { data, account },
}: {
  chartKey: string;
  draftKey: string;
  services: Services;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const toCompared = useToCompared();
  const configs = useMemo(() => makeConfigClient({ baseUrl: "/api" }), []);
  const loaded = useOwnQuery(
    useCallback(() => fetchDraft(configs, chartKey, draftKey), [configs, chartKey, draftKey]),
  );
  const found = loaded.status === "success" ? loaded.value : undefined;
  const versions = useMemo(() => {
    if (!found) return undefined;
    const { draft, newest } = found;
    if (!newest || draft.draft_of !== chartKey) return undefined;
    const after = { name: t("account.state.draft"), at: draft.updated_at, data: draft.data };
    return { before: toCompared(newest), after };
  }, [found, chartKey, t, toCompared]);
  if (loaded.status === "error") return <FailureNotice error={describeError(loaded.error)} />;
  if (loaded.status !== "success") return <p>{t("kit.loading")}</p>;
  if (!versions) return <Notice>{t("account.compare.only")}</Notice>;
  return (
    <>
      <p className={styles["title"]}>{findStoredTitle(versions.after.data, locale)}</p>
      <Comparison versions={versions} timeZone={account.timeZone ?? "UTC"} data={data} />
    </>
  );
};

/** What is compared, once both versions are there. */
const Found = ({
  found: { chosen, before, after },
  services: { data, account },
}: {
  found: Found;
  services: Services;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const toCompared = useToCompared();
  const versions = useMemo(
    () => before && after && { before: toCompared(before), after: toCompared(after) },
    [before, after, toCompared],
  );
  if (!versions) {
    const number = String(before ? chosen.to : chosen.from);
    return <Notice tone="error">{t("account.compare.unknown", { number })}</Notice>;
  }
  if (chosen.from === chosen.to) return <Notice>{t("account.compare.one")}</Notice>;
  return (
    <>
      <p className={styles["title"]}>{findStoredTitle(versions.after.data, locale)}</p>
      <Comparison versions={versions} timeZone={account.timeZone ?? "UTC"} data={data} />
    </>
  );
};

/** Reads both versions of the address. */
const Pair = ({
  configs,
  chartKey,
  from,
  to,
  services,
}: {
  configs: ConfigClient;
  chartKey: string;
  from: number;
  to: number;
  services: Services;
}): ReactNode => {
  const t = useT();
  const loaded = useOwnQuery(
    useCallback(() => fetchBoth(configs, chartKey, { from, to }), [configs, chartKey, from, to]),
  );
  if (loaded.status === "error") return <FailureNotice error={describeError(loaded.error)} />;
  if (loaded.status !== "success") return <p>{t("kit.loading")}</p>;
  return <Found found={loaded.value} services={services} />;
};

/** The choice of two versions of a chart, which the address keeps, and what is not the same in them. */
const Versions = ({ chartKey, services }: { chartKey: string; services: Services }): ReactNode => {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const configs = useMemo(() => makeConfigClient({ baseUrl: "/api" }), []);
  const loaded = useOwnQuery(
    useCallback(() => configs.listVersionMoments(chartKey), [configs, chartKey]),
  );
  const moments = loaded.status === "success" ? loaded.value : [];
  const { from, to } = readComparedVersions(params, moments);
  const isWhole = params.has("from") && params.has("to");
  useEffect(() => {
    if (!isWhole && from !== undefined && to !== undefined)
      setParams({ from: String(from), to: String(to) }, { replace: true });
  }, [isWhole, from, to, setParams]);
  if (loaded.status === "error") return <FailureNotice error={describeError(loaded.error)} />;
  if (loaded.status !== "success") return <p>{t("kit.loading")}</p>;
  if (moments.length < 2 || to === undefined) return <Notice>{t("account.compare.only")}</Notice>;
  const options = moments.map(({ version, published_at }) => ({
    id: String(version),
    label: t("account.version", { number: String(version) }),
    detail: formatInZone(published_at, services.account.timeZone ?? "UTC"),
  }));
  const choose = (end: "from" | "to", version: string): void =>
    setParams({ from: String(from ?? ""), to: String(to), [end]: version }, { replace: true });
  return (
    <>
      <div className={styles["choice"]}>
        <Select
          label={t("account.compare.from")}
          options={options}
          value={from === undefined ? null : String(from)}
          onChange={(version) => choose("from", version)}
        />
        <Select
          label={t("account.compare.to")}
          options={options}
          value={String(to)}
          onChange={(version) => choose("to", version)}
        />
      </div>
      {from !== undefined && (
        <Pair configs={configs} chartKey={chartKey} from={from} to={to} services={services} />
      )}
    </>
  );
};

const ComparePage = ({ services }: { services: Services }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { key = "" } = useParams();
  const [params] = useSearchParams();
  const draftKey = params.get("draft");
  const { person, signIn } = services.account;
  const here = `${buildCompareAddress(locale, key)}?${params}`;
  return (
    <AccountPage title={t("account.compare")}>
      {person ? (
        <>
          <p className={styles["back"]}>
            <a href={`/${locale}/profile`}>{t("account.profile")}</a>
          </p>
          {draftKey === null ? (
            <Versions chartKey={key} services={services} />
          ) : (
            <DraftPair chartKey={key} draftKey={draftKey} services={services} />
          )}
        </>
      ) : signIn === "off" ? (
        <p>{t("account.off")}</p>
      ) : (
        <LinkButton href={`/${locale}/sign-in?${new URLSearchParams({ return: here })}`}>
          {t("account.sign-in")}
        </LinkButton>
      )}
    </AccountPage>
  );
};

/** `/profile/compare/:key` below `/{locale}`: two versions of a chart that the address names. */
export const makeCompareRoute = (services: Services): { Component: () => ReactNode } => ({
  Component: () => <ComparePage services={services} />,
});
