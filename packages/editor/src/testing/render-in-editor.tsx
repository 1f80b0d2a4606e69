import type { ChartConfig } from "@statelier/document";
import { KitProvider } from "@statelier/ui";
import { collectMessages } from "@statelier/ui/all-messages";
import type { UI_LOCALES } from "@statelier/ui/messages";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { EditorContext, type EditorValue } from "../chart/editor-context.ts";
import { EditorPlace } from "../chart/editor-place.ts";
import type { SessionSnapshot } from "../session/session-snapshot.ts";

const NOTHING = { palettes: [], left: [], isLoaded: true };

/** A part of the editor as markup, with what it reads of the session. */
export const renderInEditor = (
  locale: (typeof UI_LOCALES)[number],
  snapshot: Partial<SessionSnapshot>,
  part: ReactNode,
  { drawnCharts = new Map(), account = { signIn: "off" } }: Partial<EditorValue> = {},
): string => {
  const findMissing = (chart: ChartConfig) =>
    chart.key === snapshot.state?.activeChartKey ? snapshot.missing : undefined;
  const session = {
    id: "AbCdEfGhIjKl",
    subscribe: () => () => {},
    read: () => snapshot,
    findMissing,
  };
  const data = { metadata: async () => [] };
  const place = new EditorPlace();
  const library = {
    subscribe: () => () => {},
    read: () => NOTHING,
    load: async () => {},
  };
  return renderToStaticMarkup(
    <KitProvider
      locale={locale}
      messages={collectMessages(locale, [
        "controls",
        "editor",
        "errors",
        "kit",
        "layout",
        "viewer",
      ])}
    >
      <EditorContext
        value={
          {
            session,
            place,
            library,
            data,
            locale,
            drawnCharts,
            sources: [],
            account,
            isPublishingOpen: true,
          } as unknown as EditorValue
        }
      >
        {part}
      </EditorContext>
    </KitProvider>,
  );
};
