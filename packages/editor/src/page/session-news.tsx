import { useLocale, useT, VisuallyHidden } from "@statelier/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { describeNews } from "./describe-news.ts";

/** The same words are said anew where they are not quite the same. */
const AGAIN = "\u00a0";

/** Says what keys have added, deleted or taken back elsewhere on the screen. */
export const SessionNews = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { session } = useEditor();
  const [said, say] = useState("");
  useEffect(() => {
    let before = session.read();
    return session.subscribe(() => {
      const now = session.read();
      const news = describeNews(before, now, locale, t);
      before = now;
      if (news !== undefined) say((last) => (last === news ? news + AGAIN : news));
    });
  }, [session, locale, t]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
};
