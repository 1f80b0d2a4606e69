import { Toasts, useLocale, useT } from "@statelier/ui";
import type { SiteServices } from "@statelier/viewer";
import { openStorage } from "@statelier/viewer/browser-storage";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { keepDebugFlag } from "./debug-flag.ts";
import { describeNotice } from "./describe-notice.ts";
import type { NameChart, SessionEnvironment } from "./environment.ts";
import { followConnection } from "./ask-possible-filters.ts";
import { makeBrowserEnvironment } from "./browser-environment.ts";
import { EditorSession } from "./editor-session.ts";
import { type LoadedSession, loadSession } from "./load-session.ts";
import { askOnLeave, flushOnLeave } from "./on-leave.ts";
import { storageKeyOf } from "./stored-state.ts";
import { parseSessionStart, type SessionStart } from "./session-start.ts";

export type OpenSession =
  | { type: "loading" }
  | Exclude<LoadedSession, { type: "editing" }>
  | { type: "editing"; session: EditorSession };

/** `formerId`: what the address still says of a session whose id has just changed. */
type Opened = { id: string; formerId?: string | undefined; session: OpenSession };

/**
 * Stores what is left to store when the page goes, asks before what cannot be stored goes with it, and listens to other tabs
 * that store the same chart. A page to which Back
 * leads after publishing, as it was left, opens the chart anew.
 */
const useStorage = (session: OpenSession, reopen: () => void): void =>
  useEffect(() => {
    if (session.type !== "editing") return undefined;
    const { flush, noticeStored } = session.session;
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      // Without a key all of the site's data are cleared.
      if (key === null || key === storageKeyOf(session.session.id)) noticeStored(newValue);
    };
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      const { state } = session.session.read().state;
      if (!persisted) return;
      if (state === "PUBLISHED" || state === "PUBLISHING") reopen();
      // A page that Back has left hears nothing of what becomes of its chart.
      else noticeStored(openStorage().getItem(storageKeyOf(session.session.id)));
    };
    globalThis.addEventListener("storage", onStorage);
    globalThis.addEventListener("pageshow", onShow);
    const leave = flushOnLeave(flush);
    const stopAsking = askOnLeave(session.session);
    return () => {
      globalThis.removeEventListener("storage", onStorage);
      globalThis.removeEventListener("pageshow", onShow);
      stopAsking();
      leave();
    };
  }, [session, reopen]);

/** Says that there is no connection, while the session has no answer for want of one. */
const useConnection = (session: OpenSession, toasts: Toasts): void => {
  const t = useT();
  const locale = useLocale();
  useEffect(
    () =>
      session.type === "editing"
        ? followConnection(session.session, () =>
            toasts.show(describeNotice({ type: "offline" }, t, locale)),
          )
        : undefined,
    [session, toasts, t, locale],
  );
};

/** How an address starts, which may say that what a chart is made of is shown. */
const readStart = (id: string, query: string, { storage }: SessionEnvironment): SessionStart => {
  const asked = new URLSearchParams(query);
  keepDebugFlag(storage, asked);
  return parseSessionStart(id, asked);
};

/** The session of an address. A new chart gets an id of its own, and the address becomes that of the chart. */
export const useEditorSession = (
  id: string,
  services: SiteServices,
  nameChart: NameChart,
): { loaded: OpenSession; retry: () => void; toasts: Toasts } => {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<Opened>({ id: "", session: { type: "loading" } });
  const [attempt, setAttempt] = useState(0);
  const toasts = useMemo(() => new Toasts(), []);
  const query = params.toString();
  const { locale } = services;
  const isOpen = opened.id === id || (opened.formerId === id && id !== "new");

  useEffect(() => {
    if (isOpen) return undefined;
    let isWanted = true;
    const environment = makeBrowserEnvironment(services, {
      t,
      nameChart,
      notify: (notice) =>
        toasts.show(describeNotice(notice, t, locale, globalThis.location.pathname)),
      moveTo: (next) => {
        setOpened(({ id: formerId, session }) => ({ id: next, formerId, session }));
        Promise.resolve(navigate(`/${locale}/create/${next}`, { replace: true })).catch(
          globalThis.reportError,
        );
      },
    });
    const start = readStart(id, query, environment);
    const open = async () => {
      const loaded = await loadSession(start, environment);
      if (!isWanted) return;
      if (loaded.type !== "editing") {
        setOpened({ id, session: loaded });
        if (loaded.type === "browse") await navigate(`/${locale}${loaded.path}`, { replace: true });
        return;
      }
      const sessionId =
        loaded.owned?.key ?? loaded.id ?? (id === "new" ? environment.makeKey() : id);
      const session = new EditorSession(sessionId, loaded, environment);
      setOpened({ id: sessionId, formerId: id, session: { type: "editing", session } });
      if (sessionId !== id) await navigate(`/${locale}/create/${sessionId}`, { replace: true });
    };
    open().catch(globalThis.reportError);
    return () => {
      isWanted = false;
    };
  }, [id, isOpen, query, services, locale, attempt, navigate, nameChart, t, toasts]);

  const { session } = opened;
  const retry = useCallback(() => {
    setOpened({ id: "", session: { type: "loading" } });
    setAttempt((count) => count + 1);
  }, []);
  useStorage(session, retry);
  useConnection(session, toasts);
  const isMoving = id === "new" && opened.session.type === "editing";
  return { loaded: isOpen || isMoving ? session : { type: "loading" }, retry, toasts };
};
