import { makeConfigClient } from "@statelier/data";
import { makeKey } from "@statelier/document";
import type { SiteServices } from "@statelier/viewer";
import { createTranslator, loadMessages, type Translator } from "@statelier/ui/messages";
import { openStorage } from "@statelier/viewer/browser-storage";
import { keepPublishedWith } from "@statelier/viewer/published-with";
import type { NameChart, SessionEnvironment } from "./environment.ts";
import { withSessionLog } from "./with-session-log.ts";

const answerOpener = (message: string): boolean => {
  const opener = globalThis.opener as Window | null;
  if (!opener || opener.closed) return false;
  // The page that opens the editor may stand on any site and gets nothing but the key of a public chart.
  opener.postMessage(message, "*");
  globalThis.close();
  return true;
};

const log = (message: string): void => {
  // oxlint-disable-next-line no-console -- the one place where the editor's log leaves it
  console.warn(message);
};

/** The session's surroundings in a browser. */
export const makeBrowserEnvironment = (
  { locale, sources, data, account }: SiteServices,
  {
    notify,
    moveTo,
    nameChart,
    t,
  }: Pick<SessionEnvironment, "notify" | "moveTo"> & { nameChart: NameChart; t: Translator },
): SessionEnvironment => ({
  locale,
  sources,
  data: withSessionLog(data, log),
  configs: makeConfigClient({ baseUrl: "/api" }),
  storage: openStorage(),
  makeKey: () => makeKey(crypto.getRandomValues(new Uint8Array(12))),
  now: () => new Date(),
  isOnline: () => navigator.onLine,
  leave: (path) => globalThis.location.assign(`/${locale}${path}`),
  open: (path) => void globalThis.open(`/${locale}${path}`, "_blank", "noopener"),
  keepOthers: (key, others) =>
    keepPublishedWith(openStorage(), key, {
      title: t("editor.singles.others"),
      links: others.map((other, at) => ({
        path: `/${locale}/v/${other.key}`,
        label: nameChart(other.config, at + 1, locale, t),
      })),
    }),
  answerOpener,
  person: account.person,
  moveTo,
  notify,
  words: {
    t,
    load: async (other) =>
      createTranslator(other, await loadMessages(other, ["controls", "viewer", "chart"])),
  },
  log,
});
