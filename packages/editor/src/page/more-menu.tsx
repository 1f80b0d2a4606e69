import { hasRole } from "@statelier/data";
import { LOCALES } from "@statelier/model";
import { Button, Modal, useLocale, useT } from "@statelier/ui";
import { LANGUAGES } from "@statelier/viewer";
import { type ReactNode, useState } from "react";
import type { CanvasLook } from "../canvas/canvas-look.ts";
import { useEditor } from "../chart/editor-context.ts";
import { CanvasControls } from "./canvas-controls.tsx";
import { StepList } from "./history-menu.tsx";
import styles from "./more-menu.module.css";
import { PreviewLink } from "./preview-link.tsx";

/** The same chart in another language: the browser keeps what is not saved. */
const Languages = (): ReactNode => {
  const t = useT();
  const own = useLocale();
  const { pathname, search } = globalThis.location;
  return (
    <nav aria-label={t("site.language")} className={styles["languages"]}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={`/${locale}${pathname.slice(own.length + 1)}${search}`}
          lang={locale}
          aria-current={locale === own ? "true" : undefined}
        >
          {LANGUAGES[locale]}
        </a>
      ))}
    </nav>
  );
};

/** The ways out of the editor, as the head of other pages has them. */
const Links = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { account } = useEditor();
  const { pathname, search } = globalThis.location;
  const back = new URLSearchParams({ return: `${pathname}${search}` });
  return (
    <nav aria-label={t("site.navigation")} className={styles["links"]}>
      <a href={`/${locale}/browse`}>{t("site.browse")}</a>
      {account.person && <a href={`/${locale}/profile`}>{t("account.profile")}</a>}
      {account.person && hasRole(account.person.role, "administrator") && (
        <a href={`/${locale}/administration`}>{t("account.administration")}</a>
      )}
      {!account.person && account.signIn !== "off" && (
        <a href={`/${locale}/sign-in?${back}`}>{t("account.sign-in")}</a>
      )}
      <a href={`/${locale}/accessibility`}>{t("site.accessibility")}</a>
    </nav>
  );
};

/** What the head of the editor has no room for on a phone, or where everything is enlarged. */
export const MoreMenu = ({
  look,
  onLook,
  onKeys,
}: {
  look: CanvasLook;
  onLook: (look: CanvasLook) => void;
  /** Shows the keys of the editor. */
  onKeys: () => void;
}): ReactNode => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("editor.more")}</Button>
      <Modal title={t("editor.more")} isOpen={isOpen} onClose={close}>
        <div className={styles["more"]}>
          <StepList />
          <PreviewLink />
          <CanvasControls look={look} onChange={onLook} />
          <Button
            tone="quiet"
            size="small"
            onPress={() => {
              close();
              onKeys();
            }}
          >
            {t("editor.keys")}
          </Button>
          <Languages />
          <Links />
        </div>
      </Modal>
    </>
  );
};
