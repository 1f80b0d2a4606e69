import {
  hasPanelPerSeries,
  listComponentsOfField,
  listRemarkComponents,
  listRemarkTypes,
  listShownValues,
  type Remark,
  type RemarkType,
} from "@statelier/document";
import { type Dimension, FIELD_VALUE_NONE, nameValue } from "@statelier/model";
import { Button, parseTypedNumber, Select, TextField, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { nameSetting } from "../../chart/editor-place.ts";
import controls from "../../controls/controls.module.css";
import { useDrawnAxes } from "../../controls/use-drawn-axes.ts";
import { LocalizedFields } from "../../texts/localized-fields.tsx";
import { useExtension } from "../../options/use-extension.ts";

type Option = { id: string; label: string };

type PartProps = {
  remark: Remark;
  change: (part: Partial<Remark>) => void;
};

/** The values at which remarks may stand, those of the series in one drawing, and those that have a small chart. */
const useValues = (): { places: Option[]; series: Option[]; panels: Option[] } =>
  useSession(({ config, components }) => {
    const list = (ids: readonly (string | undefined)[]): Option[] => {
      const dimension: Dimension | undefined = components.dimensions.find(({ id }) =>
        ids.includes(id),
      );
      if (!dimension) return [];
      return listShownValues(config, dimension).map((value) => ({
        id: value.value,
        label: nameValue(dimension, value),
      }));
    };
    const places = listRemarkComponents(config);
    const [segment] = listComponentsOfField(config, "segment");
    const isApart = hasPanelPerSeries(config) || places.some((id) => id === segment);
    return {
      places: list(places),
      series: isApart ? [] : list([segment]),
      panels: list([config.extensions?.panels?.dimension]),
    };
  });

const ANY = "any";

/** Whether the axis of values ends before a number, so that its line is not drawn. */
const useIsBeyond = (): ((number: number) => boolean) => {
  const readAxes = useDrawnAxes();
  return (number) => {
    const [low, high] = readAxes().find(({ type }) => type === "value")?.domain ?? [];
    return low !== undefined && high !== undefined && (number < low || number > high);
  };
};

/** The number of a line; what is no number is kept in the field alone. */
const NumberPart = ({ remark, change }: PartProps): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [text, setText] = useState(String(remark.number ?? ""));
  const isBeyond = useIsBeyond();
  const { number: stored } = remark;
  const missing = t("editor.remarks.number.missing");
  const describe = (): { description?: string; error?: string } => {
    if (typeof stored === "number")
      return isBeyond(stored) ? { description: t("editor.remarks.number.beyond") } : {};
    return text === "" ? { description: missing } : { error: missing };
  };
  return (
    <TextField
      label={t("editor.remarks.number")}
      value={text}
      inputMode="decimal"
      onChange={(typed) => {
        setText(typed);
        const number = parseTypedNumber(typed, locale);
        if (number !== undefined) change({ number });
      }}
      {...describe()}
    />
  );
};

/** Which of the small charts, where the chart is drawn as such. */
const PanelPart = ({ remark, change }: PartProps): ReactNode => {
  const t = useT();
  const { panels } = useValues();
  const isAtPoint = remark.type === "text" || remark.type === "arrow";
  const any = t(isAtPoint ? "editor.remarks.series.first" : "editor.remarks.panel.all");
  return panels.length > 1 ? (
    <Select
      label={t("editor.remarks.panel")}
      options={[{ id: ANY, label: any }, ...panels]}
      value={remark.panel ?? ANY}
      onChange={(value) => change({ panel: value === ANY ? null : value })}
    />
  ) : null;
};

const PlaceParts = ({ remark, change }: PartProps): ReactNode => {
  const t = useT();
  const { places, series } = useValues();
  const isSpan = remark.type === "span";
  const isAtPoint = remark.type === "text" || remark.type === "arrow";
  return (
    <>
      <Select
        label={t(isSpan ? "editor.remarks.from" : "editor.remarks.at")}
        options={places}
        value={remark.at ?? ""}
        onChange={(at) => change({ at })}
      />
      {isSpan ? (
        <Select
          label={t("editor.remarks.to")}
          options={places}
          value={remark.to ?? ""}
          onChange={(to) => change({ to })}
        />
      ) : null}
      {isAtPoint && series.length > 1 ? (
        <Select
          label={t("editor.remarks.series")}
          options={[{ id: ANY, label: t("editor.remarks.series.first") }, ...series]}
          value={remark.series ?? ANY}
          onChange={(value) => change({ series: value === ANY ? null : value })}
        />
      ) : null}
    </>
  );
};

/** The place of the texts of an annotation. */
export const nameTexts = (key: string): string => `remark-${key}`;

const RemarkFields = ({
  remark,
  name,
  change,
  onRemove,
}: PartProps & { name: string; onRemove: () => void }): ReactNode => {
  const t = useT();
  const offered = useSession(({ config }) => listRemarkTypes(config));
  const types = offered.includes(remark.type) ? offered : [...offered, remark.type];
  return (
    <fieldset className={controls["fields"]} aria-label={name}>
      <p className={controls["groupName"]}>{name}</p>
      <Select
        label={t("editor.remarks.type")}
        options={types.map((type) => ({
          id: type,
          label: t(`editor.remarks.type.${type}`),
        }))}
        value={remark.type}
        onChange={(type) => change({ type: type as RemarkType })}
      />
      {remark.type === "reference" ? (
        <NumberPart remark={remark} change={change} />
      ) : (
        <PlaceParts remark={remark} change={change} />
      )}
      <PanelPart remark={remark} change={change} />
      <LocalizedFields
        id={nameTexts(remark.key)}
        label={t("editor.remarks.text")}
        texts={Object.fromEntries(
          Object.entries(remark.text ?? {}).map(([locale, text]) => [locale, text ?? ""]),
        )}
        onChange={(locale, value) => change({ text: { ...remark.text, [locale]: value } })}
      />
      <Button size="small" onPress={onRemove}>
        {t("editor.remarks.remove")}
      </Button>
    </fieldset>
  );
};

/** What the author writes and draws at values of the chart. */
export const RemarkList = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { place } = useEditor();
  const [remarks = [], setRemarks] = useExtension<Remark[]>("remarks");
  const { places } = useValues();
  const [type = "text"] = useSession(({ config }) => listRemarkTypes(config));
  const set = (next: Remark[]): void => setRemarks(next.length === 0 ? FIELD_VALUE_NONE : next);
  const add = (): void => {
    const at = places[Math.floor(places.length / 2)]?.id;
    const last = Math.max(0, ...remarks.map(({ key }) => Number(key) || 0));
    const key = String(last + 1);
    set([...remarks, { key, type, at: at ?? null }]);
    place.go("text", nameSetting("text", nameTexts(key), locale));
  };
  return (
    <div className={controls["body"]}>
      {remarks.map((remark, index) => (
        <RemarkFields
          key={remark.key}
          remark={remark}
          name={String(index + 1)}
          change={(part) =>
            set(remarks.map((each) => (each.key === remark.key ? { ...each, ...part } : each)))
          }
          onRemove={() => set(remarks.filter(({ key }) => key !== remark.key))}
        />
      ))}
      <Button size="small" onPress={add}>
        {t("editor.remarks.add")}
      </Button>
    </div>
  );
};
