import { setTimeout as pause } from "node:timers/promises";
import { findReadProgress } from "@statelier/data";
import { listDrawingModules } from "@statelier/charts";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { WaitingPage } from "@statelier/viewer/published";
import { deriveBoard } from "@statelier/viewer/published-chart";
import { derivePageTitle } from "@statelier/viewer/published";
import type { Page, PageRequest, PageServices } from "./contract/page.ts";
import { deriveRememberedTitle } from "../documents/remember-titles.ts";
import type { FoundChart } from "../published/open-published.ts";
import { beginHtmlDocument, takeBody } from "./html/html-document.ts";
import { renderPageMarkup } from "./html/render-page-markup.tsx";
import { listLikelyOrigins } from "./list-image-origins.ts";
import { renderError } from "./render-error.tsx";
import { EMBED_HEAD } from "./share/build-share-head.ts";
import { describePage } from "./share/describe-page.ts";
import { shareWaiting } from "./share/share-waiting.ts";

/** How often it is looked how far reading is. */
const EVERY_MS = 1_000;

const readHtml = (page: Page): string => {
  if (page.kind === "html") return page.html;
  if (page.kind === "stored") return new TextDecoder().decode(page.page.bodies.identity);
  throw new TypeError(`A page that is ${page.kind} cannot follow its frame.`);
};

/** What went wrong after the frame was sent is said in its place. */
const settle = async (
  request: PageRequest,
  services: PageServices,
  finishing: Promise<Page>,
): Promise<Page> => {
  try {
    return await finishing;
  } catch (error) {
    const { reference, path } = request;
    services.log.error("a page failed", { error, reference, path });
    return renderError(request, services, 500, { code: "INTERNAL", args: { reference } });
  }
};

/** The frame of a page whose data is waited for, how far that is, and then the page itself. */
export const renderWaiting = (
  request: PageRequest,
  services: PageServices,
  { document, config, source }: FoundChart,
  { form, finishing }: { form: "page" | "embed"; finishing: Promise<Page> },
): Page => {
  const { locale } = request;
  const messages = collectMessages(locale, ["chart", "viewer", "site", "kit"]);
  const t = createTranslator(locale, messages);
  const board = deriveBoard(document, locale);
  const chartTitle = deriveRememberedTitle(config, locale) || t("viewer.chart");
  const title = derivePageTitle(board, chartTitle, t);
  const readProgress = async () => {
    const { data } = services;
    const iris = config.cubes.map(async ({ iri }) => (await data.latestIri(source, iri)) ?? iri);
    return findReadProgress(data, source, await Promise.all(iris));
  };
  const write = (progress: Awaited<ReturnType<typeof readProgress>>): string =>
    renderPageMarkup(
      locale,
      messages,
      <WaitingPage title={title} progress={progress} locale={locale} />,
    );
  const pieces = async function* (): AsyncGenerator<string> {
    let said = write(undefined);
    const description = describePage(board, config, locale);
    const isBoard = board?.layout !== undefined;
    const { publicUrl } = services;
    yield beginHtmlDocument(
      {
        locale,
        title: t("site.title", { page: title }),
        description,
        head:
          form === "embed"
            ? EMBED_HEAD
            : shareWaiting(request, { publicUrl, title, description, isBoard, t }),
        assets: services.assets("view", listDrawingModules(config)),
      },
      said,
    );
    const settled = settle(request, services, finishing);
    for (;;) {
      const page = await Promise.race([settled, pause(EVERY_MS, undefined, { ref: false })]);
      if (page) {
        yield takeBody(readHtml(page));
        return;
      }
      const words = write(await readProgress().catch(() => undefined));
      if (words !== said) yield words;
      said = words;
    }
  };
  return {
    kind: "streamed",
    pieces: pieces(),
    imageOrigins: listLikelyOrigins(document, services),
  };
};
