import type { ChartConfig, MetaField, ProposedTexts } from "@statelier/document";
import { FIELD_VALUE_NONE, isRecord, LOCALES } from "@statelier/model";
import { useT } from "@statelier/ui";
import { type ReactNode, useEffect } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import controls from "../../controls/controls.module.css";
import { LocalizedFields, type Texts } from "../../texts/localized-fields.tsx";
import { useExtension } from "../../options/use-extension.ts";

/** What could stand in each language where a chart has no such text. */
const pick = (
  proposed: readonly ProposedTexts[],
  text: Exclude<keyof ProposedTexts, "locale">,
): Texts => Object.fromEntries(proposed.map((each) => [each.locale, each[text]]));

type TextProps = { proposed: readonly ProposedTexts[] };

const MetaFields = ({
  field,
  rows,
  proposed,
}: TextProps & { field: MetaField; rows?: number }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const texts = useSession(({ config }) => config.meta[field]);
  return (
    <LocalizedFields
      id={field}
      label={t(`editor.text.${field}`)}
      hint={t(field === "label" ? "editor.text.label.hint" : "editor.text.markdown")}
      warning={t(`editor.text.${field}.empty`)}
      texts={texts}
      proposals={field === "label" ? {} : pick(proposed, field)}
      isMarkdown={field !== "label"}
      {...(rows === undefined ? {} : { rows })}
      onChange={(locale, value) => dispatch({ type: "CHART_META_CHANGE", field, locale, value })}
    />
  );
};

const readAltFields = ({ extensions }: ChartConfig): Texts => {
  const stored = extensions?.altText;
  // Older documents hold one text for all languages.
  return isRecord(stored)
    ? stored
    : Object.fromEntries(LOCALES.map((locale) => [locale, stored ?? ""]));
};

/** What the chart says to those who do not see it. */
const AltText = ({ proposed }: TextProps): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const [, change] = useExtension("altText");
  const texts = useSession(({ config }) => readAltFields(config));
  return (
    <LocalizedFields
      id="alt"
      label={t("editor.text.alt")}
      hint={t("editor.text.alt.hint")}
      rows={3}
      texts={texts}
      proposals={pick(proposed, "altText")}
      // Several languages are taken one after the other.
      onChange={(locale, value) =>
        change({ ...readAltFields(session.read().config), [locale]: value })
      }
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
      kind="label"
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
  const proposed = useSession(({ config }) => session.proposals.propose(config));
  const hasTabs = useSession(({ state }) => state.chartConfigs.length > 1);
  return (
    <div className={controls["body"]}>
      <MetaFields field="title" proposed={proposed} />
      <MetaFields field="description" rows={3} proposed={proposed} />
      {hasTabs && <MetaFields field="label" proposed={proposed} />}
      <NoteText />
      <AltText proposed={proposed} />
    </div>
  );
};
