import type { MetaField } from "@statelier/document";
import { FIELD_VALUE_NONE, isRecord, LOCALES } from "@statelier/model";
import { useT } from "@statelier/ui";
import { type ReactNode, useEffect } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import controls from "../../controls/controls.module.css";
import { LocalizedFields, type Texts } from "../../texts/localized-fields.tsx";
import { useExtension } from "../../options/use-extension.ts";

const MetaFields = ({ field, rows }: { field: MetaField; rows?: number }): ReactNode => {
  const t = useT();
  const { session, dispatch } = useEditor();
  const texts = useSession(({ config }) => config.meta[field]);
  const proposals = useSession(({ config }): Texts =>
    field === "label"
      ? {}
      : Object.fromEntries(
          session.proposals.propose(config).map((each) => [each.locale, each[field]]),
        ),
  );
  return (
    <LocalizedFields
      id={field}
      label={t(`editor.text.${field}`)}
      hint={t(field === "label" ? "editor.text.label.hint" : "editor.text.markdown")}
      warning={t(`editor.text.${field}.empty`)}
      texts={texts}
      proposals={proposals}
      isMarkdown={field !== "label"}
      {...(rows === undefined ? {} : { rows })}
      onChange={(locale, value) => dispatch({ type: "CHART_META_CHANGE", field, locale, value })}
    />
  );
};

/** What the chart says to those who do not see it; older documents hold one text for all languages. */
const AltText = (): ReactNode => {
  const t = useT();
  const [stored, change] = useExtension<string | Texts | null>("altText");
  const texts: Texts = isRecord(stored)
    ? stored
    : Object.fromEntries(LOCALES.map((locale) => [locale, stored ?? ""]));
  return (
    <LocalizedFields
      id="alt"
      label={t("editor.text.alt")}
      hint={t("editor.text.alt.hint")}
      rows={3}
      texts={texts}
      onChange={(locale, value) => change({ ...texts, [locale]: value })}
    />
  );
};

/** What readers are told beneath the chart, in pictures of it and in feeds. */
const NoteText = (): ReactNode => {
  const t = useT();
  const [texts = {}, change] = useExtension<Texts>("note");
  return (
    <LocalizedFields
      id="note"
      label={t("editor.text.note")}
      hint={t("editor.text.note.hint")}
      rows={2}
      texts={texts}
      onChange={(locale, value) => {
        const next = { ...texts, [locale]: value };
        change(Object.values(next).some(Boolean) ? next : FIELD_VALUE_NONE);
      }}
    />
  );
};

/** All texts of a chart in each language; a tab label only where there are tabs. */
export const TextGrid = (): ReactNode => {
  const { session } = useEditor();
  useEffect(() => void session.proposeInAllLanguages(), [session]);
  const hasTabs = useSession(({ state }) => state.chartConfigs.length > 1);
  return (
    <div className={controls["body"]}>
      <MetaFields field="title" />
      <MetaFields field="description" rows={3} />
      {hasTabs && <MetaFields field="label" />}
      <NoteText />
      <AltText />
    </div>
  );
};
