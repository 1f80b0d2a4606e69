import { useLocale, useT, VisuallyHidden } from "@statelier/ui";
import { type ReactNode, useEffect } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { focusHandle } from "../controls/focus-handle.ts";
import { useAnnouncement } from "../controls/use-announcement.ts";
import { whenClosed } from "../controls/when-closed.ts";
import { describeNews, findAdded } from "./describe-news.ts";

/** Says what keys have added, deleted or taken back elsewhere on the screen; keys go on from a chart that has come into a layout. */
export const SessionNews = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { session } = useEditor();
  const [said, say] = useAnnouncement();
  useEffect(() => {
    let before = session.read();
    return session.subscribe(() => {
      const now = session.read();
      const added = findAdded(before, now);
      // A text takes the focus by itself.
      if (added?.type === "chart") whenClosed(() => focusHandle(added.key));
      const news = describeNews(before, now, locale, t);
      before = now;
      if (news !== undefined) say(news);
    });
  }, [session, locale, t, say]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
};
