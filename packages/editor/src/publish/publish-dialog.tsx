import { type ChartKey, joinItems, formatInZone } from "@statelier/model";
import { makeConfigClient, useOwnQuery } from "@statelier/data";
import { Button, Modal, Notice, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useCallback, useId, useMemo } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { describeStackedTotal } from "../chart/describe-stacked-total.ts";
import { nameBlock } from "../chart/name-block.ts";
import { nameChart } from "../chart/name-chart.ts";
import { describeStanding } from "../session/find-overtaking.ts";
import { nameTexts } from "../panels/remarks/remark-list.tsx";
import { isUpdateOf, type OwnedChart } from "../session/owned-chart.ts";
import { nameSetting, type TaskId } from "../chart/editor-place.ts";
import { FailureNotice } from "@statelier/viewer";
import type { CheckGroup, LengthCheck, PublishCheck } from "./list-publish-checks.ts";
import { describeError } from "../session/describe-error.ts";
import { LastingNotice } from "./lasting-notice.tsx";
import { useCheckedGroups } from "./use-checked-groups.ts";
import styles from "./publish-dialog.module.css";

/** More pairs of series than these are counted, not named. */
const MOST_PAIRS = 3;

/** Leaves the dialog for a place of the chart, or of the page where there is none. */
const useLeave = (chartKey: ChartKey | undefined, onLeave: () => void) => {
  const { session, place, dispatch } = useEditor();
  return (task: TaskId, setting?: string): void => {
    onLeave();
    if (chartKey !== undefined && session.read().state.state === "LAYOUTING")
      dispatch({ type: "CONFIGURE_CHART", chartKey });
    place.go(task, setting);
  };
};

/** A text of a dashboard that some readers do not see; it becomes the active one, to be written. */
const BlockLine = ({
  check: { block, locales },
  onLeave,
}: {
  check: Extract<PublishCheck, { type: "block" }>;
  onLeave: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const leave = useLeave(undefined, onLeave);
  const name = useSession(({ state }) => nameBlock(block, state, locale, t));
  const [first = "de"] = locales;
  const languages = locales.map((each) => t(`kit.locale.${each}`)).join(", ");
  return (
    <li>
      {t("editor.check.block", { name, languages })}{" "}
      <Button
        size="small"
        tone="quiet"
        aria-label={t("editor.check.block.write")}
        onPress={() => {
          dispatch({ type: "LAYOUT_ACTIVE_FIELD_CHANGED", field: block.key });
          leave("layout", nameSetting("text", `block ${block.key}`, first));
        }}
      >
        {t("editor.check.write")}
      </Button>
    </li>
  );
};

/** A text that is refused until it is shorter. */
const LengthLine = ({
  check: { text, locale: language, excess },
  chartKey,
  onLeave,
}: {
  check: LengthCheck;
  chartKey: ChartKey | undefined;
  onLeave: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const leave = useLeave(chartKey, onLeave);
  const name = useSession(({ state }) =>
    typeof text === "string" ? t(`editor.text.${text}`) : nameBlock(text, state, locale, t),
  );
  const isPage = chartKey === undefined;
  const setting =
    typeof text === "string" ? (isPage ? `layout ${text}` : text) : `block ${text.key}`;
  const args = { text: name, language: t(`kit.locale.${language}`), most: String(excess.most) };
  return (
    <li>
      {t(`editor.check.length.${excess.of}`, args)}{" "}
      <Button
        size="small"
        tone="quiet"
        aria-label={`${t("editor.check.write")}: ${name}`}
        onPress={() => leave(isPage ? "layout" : "text", nameSetting("text", setting, language))}
      >
        {t("editor.check.write")}
      </Button>
    </li>
  );
};

/** The place of the texts that a check is about. */
const nameTextsOf = (check: Extract<PublishCheck, { locales: unknown }>): string =>
  check.type === "remarks" ? nameTexts(check.key) : check.type;

const CheckLine = ({
  check,
  chartKey,
  onLeave,
}: {
  check: PublishCheck;
  chartKey: ChartKey | undefined;
  onLeave: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const leave = useLeave(chartKey, onLeave);
  const isPage = chartKey === undefined;
  if ("block" in check) return <BlockLine check={check} onLeave={onLeave} />;
  if ("excess" in check) return <LengthLine check={check} chartKey={chartKey} onLeave={onLeave} />;
  if ("unitLocales" in check) {
    const languages = check.unitLocales.map((each) => t(`kit.locale.${each}`)).join(", ");
    return <li>{t("editor.check.unit", { languages })}</li>;
  }
  if ("locales" in check) {
    const [first = "de"] = check.locales;
    const languages = check.locales.map((locale) => t(`kit.locale.${locale}`)).join(", ");
    return (
      <li>
        {t(
          isPage && check.type === "title"
            ? "editor.check.page-title"
            : `editor.check.${check.type}`,
          {
            languages,
          },
        )}{" "}
        <Button
          size="small"
          tone="quiet"
          aria-label={t(`editor.check.${check.type}.write`)}
          onPress={() =>
            isPage
              ? leave("layout", nameSetting("text", `layout ${check.type}`, first))
              : leave("text", nameSetting("text", nameTextsOf(check), first))
          }
        >
          {t("editor.check.write")}
        </Button>
      </li>
    );
  }
  if ("stacked" in check) return <li>{describeStackedTotal(check.stacked, locale, t)}</li>;
  if ("colors" in check)
    return (
      <li>
        {t("editor.check.contrast")}{" "}
        {check.colors.map((color) => (
          <span key={color} className={styles["color"]}>
            <span aria-hidden style={{ background: color }} />
            {color}
          </span>
        ))}{" "}
        <Button size="small" tone="quiet" onPress={() => leave("look")}>
          {t("editor.check.colors")}
        </Button>
      </li>
    );
  if ("pairs" in check) {
    const named = check.pairs.slice(0, MOST_PAIRS).map((pair) => pair.join(" – "));
    const more = check.pairs.length - named.length;
    return (
      <li>
        {t("editor.check.alike", { pairs: joinItems(named, locale) })}
        {more > 0 ? ` ${t("kit.select.more", { count: more })}` : null}
      </li>
    );
  }
  return <li>{t(`editor.check.${check.type}`, { count: check.count })}</li>;
};

const nameCheck = (check: PublishCheck): string => {
  if ("block" in check) return check.block.key;
  if (!("excess" in check)) return check.type;
  const { text, locale } = check;
  return `${check.type} ${typeof text === "string" ? text : text.key} ${locale}`;
};

const useIsUpdate = (): boolean => useSession(({ owned, state }) => isUpdateOf(owned, state));

/** What is to be known of one chart, or of the page; named where there are several charts. */
const GroupChecks = ({
  group: { chartKey, checks },
  onLeave,
}: {
  group: CheckGroup;
  onLeave: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const name = useSession(({ state: { chartConfigs } }) => {
    if (chartKey === undefined) return t("editor.check.of-page");
    const at = chartConfigs.findIndex(({ key }) => key === chartKey);
    const chart = chartConfigs.length > 1 ? chartConfigs[at] : undefined;
    return chart && nameChart(chart, at, locale, t);
  });
  const label =
    name === undefined ? { "aria-label": t("editor.check") } : { "aria-labelledby": id };
  return (
    <div className={styles["group"]}>
      {name !== undefined && <h3 id={id}>{name}</h3>}
      <ul className={styles["checks"]} {...label}>
        {checks.map((check) => (
          <CheckLine key={nameCheck(check)} check={check} chartKey={chartKey} onLeave={onLeave} />
        ))}
      </ul>
    </div>
  );
};

/** What readers have of the chart to be published, or that its draft replaces; nobody is asked where there is none. */
const useReplaced = (owned: OwnedChart | undefined) => {
  const locale = useLocale();
  const configs = useMemo(() => makeConfigClient({ baseUrl: "/api" }), []);
  const load = useCallback(
    async () => owned && describeStanding(owned, await configs.listConfigs(locale)),
    [configs, locale, owned],
  );
  return useOwnQuery(load);
};

type Replaced = ReturnType<typeof useReplaced>;

/** What becomes of a published chart, or of one whose draft this is, and what else will take its place. */
const UpdateNotices = ({ replaced }: { replaced: Replaced }): ReactNode => {
  const t = useT();
  const { account } = useEditor();
  const say = (at: string): string => formatInZone(at, account.timeZone ?? "UTC");
  const warning = <Notice tone="warn">{t("editor.update.warning")}</Notice>;
  if (replaced.status === "error")
    return (
      <>
        {warning}
        <FailureNotice error={describeError(replaced.error)} />
      </>
    );
  if (replaced.status !== "success" || !replaced.value) return warning;
  const { standing, overtakenAt, releases } = replaced.value;
  return (
    <>
      {standing === "public" ? (
        warning
      ) : (
        <Notice tone="warn">{t(`account.draft.${standing}`)}</Notice>
      )}
      {overtakenAt !== null && (
        <Notice tone="warn">{t("account.draft.overtaken", { date: say(overtakenAt) })}</Notice>
      )}
      {releases.map((at) => (
        <Notice key={at} tone="warn">
          {t("account.update.awaited", { date: say(at) })}
        </Notice>
      ))}
    </>
  );
};

/** Where readers are told what was wrong before. */
const NoteHint = ({ onLeave }: { onLeave: () => void }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const leave = useLeave(
    useSession(({ config }) => config.key),
    onLeave,
  );
  return (
    <p>
      {t("editor.update.note")}{" "}
      <Button
        size="small"
        tone="quiet"
        aria-label={t("editor.update.note.write")}
        onPress={() => leave("text", nameSetting("text", "note", locale))}
      >
        {t("editor.check.write")}
      </Button>
    </p>
  );
};

const Content = ({
  groups: given,
  isUpdate,
  replaced,
  onClose,
}: {
  groups: readonly CheckGroup[];
  isUpdate: boolean;
  replaced: Replaced;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const groups = useCheckedGroups(given);
  const publishedKey = useSession((snapshot) => (isUpdate ? undefined : snapshot.publishedKey));
  return (
    <>
      {publishedKey === undefined ? null : (
        <Notice tone="warn">
          {t("editor.publish.again")}{" "}
          <a href={`/${locale}/v/${publishedKey}`} target="_blank" rel="noopener">
            /v/{publishedKey}
          </a>
        </Notice>
      )}
      {isUpdate ? <UpdateNotices replaced={replaced} /> : <LastingNotice />}
      {isUpdate && <NoteHint onLeave={onClose} />}
      {groups.length === 0 && <p>{t("editor.check.nothing")}</p>}
      {groups.map((group) => (
        <GroupChecks key={group.chartKey ?? "page"} group={group} onLeave={onClose} />
      ))}
    </>
  );
};

/** What is to be known before a chart is public; it may be published all the same. */
export const PublishDialog = ({
  groups,
  onClose,
}: {
  /** Undefined while nobody wants to publish. */
  groups: readonly CheckGroup[] | undefined;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const isAgain = useSession(({ publishedKey }) => publishedKey !== undefined);
  const isUpdate = useIsUpdate();
  const isOpen = groups !== undefined;
  const replaced = useReplaced(useSession(({ owned }) => (isOpen && isUpdate ? owned : undefined)));
  const standing = replaced.status === "success" ? replaced.value?.standing : undefined;
  // What was taken back or removed has no readers now.
  const isReplacing = isUpdate && (standing === undefined || standing === "public");
  const publish = (): void => {
    onClose();
    session.publish();
  };
  return (
    <Modal
      title={t(isReplacing ? "editor.update.title" : "editor.publish.title")}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t("kit.cancel")}</Button>
          <span data-next-step="">
            <Button tone="primary" onPress={publish}>
              {t(
                isReplacing
                  ? "editor.update"
                  : isAgain && !isUpdate
                    ? "editor.publish.anew"
                    : "editor.publish.now",
              )}
            </Button>
          </span>
        </>
      }
    >
      <Content groups={groups ?? []} isUpdate={isUpdate} replaced={replaced} onClose={onClose} />
    </Modal>
  );
};
