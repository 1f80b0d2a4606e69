import { useLocale, useT, VisuallyHidden } from "@statelier/ui";
import { type ReactNode, useEffect } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { useAnnouncement } from "../controls/use-announcement.ts";
import { describeNews } from "./describe-news.ts";

/** Says what keys have added, deleted or taken back elsewhere on the screen. */
export const SessionNews = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { session } = useEditor();
  const [said, say] = useAnnouncement();
  useEffect(() => {
    let before = session.read();
    return session.subscribe(() => {
      const now = session.read();
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
