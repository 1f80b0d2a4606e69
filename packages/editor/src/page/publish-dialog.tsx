import { joinItems } from "@statelier/model";
import { Button, Modal, Notice, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { describeStackedTotal } from "../chart/describe-stacked-total.ts";
import { nameActiveChart } from "../chart/name-chart.ts";
import { isPublic } from "../session/owned-chart.ts";
import { nameSetting } from "../chart/editor-place.ts";
import type { PublishCheck } from "./list-publish-checks.ts";
import styles from "./publish-dialog.module.css";

/** More pairs of series than these are counted, not named. */
const MOST_PAIRS = 3;

const CheckLine = ({ check, onLeave }: { check: PublishCheck; onLeave: () => void }): ReactNode => {
  const t = useT();
  const { place } = useEditor();
  const locale = useLocale();
  if ("locales" in check) {
    const [first = "de"] = check.locales;
    const languages = check.locales.map((locale) => t(`kit.locale.${locale}`)).join(", ");
    return (
      <li>
        {t(`editor.check.${check.type}`, { languages })}{" "}
        <Button
          size="small"
          tone="quiet"
          aria-label={t(`editor.check.${check.type}.write`)}
          onPress={() => {
            onLeave();
            place.go("text", nameSetting("text", check.type, first));
          }}
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
        <Button
          size="small"
          tone="quiet"
          onPress={() => {
            onLeave();
            place.go("look");
          }}
        >
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

const useIsUpdate = (): boolean =>
  useSession(({ owned }) => owned !== undefined && isPublic(owned));

const Content = ({
  checks,
  onClose,
}: {
  checks: readonly PublishCheck[];
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const isUpdate = useIsUpdate();
  const name = useSession(({ state }) =>
    state.chartConfigs.length > 1 ? nameActiveChart(state, locale, t) : undefined,
  );
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
      {isUpdate && <Notice tone="warn">{t("editor.update.warning")}</Notice>}
      {checks.length === 0 ? (
        <p>{t("editor.check.nothing")}</p>
      ) : (
        <>
          {name !== undefined && <p>{t("editor.check.of", { name })}</p>}
          <ul className={styles["checks"]} aria-label={t("editor.check")}>
            {checks.map((check) => (
              <CheckLine key={check.type} check={check} onLeave={onClose} />
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** What is to be known before a chart is public; it may be published all the same. */
export const PublishDialog = ({
  checks,
  onClose,
}: {
  /** Undefined while nobody wants to publish. */
  checks: readonly PublishCheck[] | undefined;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const isAgain = useSession(({ publishedKey }) => publishedKey !== undefined);
  const isUpdate = useIsUpdate();
  const publish = (): void => {
    onClose();
    session.publish();
  };
  return (
    <Modal
      title={t(isUpdate ? "editor.update.title" : "editor.publish.title")}
      isOpen={checks !== undefined}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t("kit.cancel")}</Button>
          <span data-next-step="">
            <Button tone="primary" onPress={publish}>
              {t(
                isUpdate ? "editor.update" : isAgain ? "editor.publish.anew" : "editor.publish.now",
              )}
            </Button>
          </span>
        </>
      }
    >
      <Content checks={checks ?? []} onClose={onClose} />
    </Modal>
  );
};
