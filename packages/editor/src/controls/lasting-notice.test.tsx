import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import type { EditorValue } from "../chart/editor-context.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { LastingNotice } from "./lasting-notice.tsx";

const person = { id: "a", name: "Ada", role: "publisher" } as const;

test.each(UI_LOCALES)(
  "who publishes without an account is told before that the chart cannot be changed later: %s",
  (locale) => {
    const messages = collectMessages(locale, ["editor"]);
    const [said, signIn] = ["", ".sign-in"].map(
      (part) => messages[`editor.publish.lasting${part}`] as string,
    );
    const show = (account: EditorValue["account"], publishedKey?: string) =>
      renderInEditor(locale, { publishedKey }, <LastingNotice />, { account });
    const offered = show({ signIn: "local" });
    expect(offered).toContain(said);
    expect(offered).toContain(signIn);
    expect(offered).toContain(`href="/${locale}/sign-in?return=`);
    for (const type of ["off", "insecure"] as const) {
      expect(show({ signIn: type })).toContain(said);
      expect(show({ signIn: type })).not.toContain("href");
    }
    expect(show({ signIn: "local", person })).toBe("");
    expect(show({ signIn: "off" }, "abcdefghijkl")).toBe("");
  },
);
