import { MOST_RECENT_VALUE, type TimeUnit } from "@statelier/model";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { joinClasses, PlainButton, PlainTextField, useT, usePartId } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import pageStyles from "../site/published-page.module.css";
import dropDownStyles from "./drop-down.module.css";
import type { TimeValue } from "@statelier/document";
import { completeTyped, readLeft, readTyped } from "./read-typed.ts";
import styles from "./date-field.module.css";
import { hasDateParts } from "./date-parts.ts";
import { NearestDates } from "./nearest-dates.tsx";

type DateFieldProps = {
  /** Of the parameter in the address. */
  name: string;
  label: string;
  /** Empty where no date is chosen. */
  value: string;
  /** Ascending; the only dates that are taken, each as it is typed. */
  dates: readonly TimeValue[];
  timeUnit: TimeUnit;
  /** What an address asks for and no date is. */
  asked?: string | undefined;
  /** What an empty field stands for; without it a date has to stay. */
  none?: string | undefined;
  /** Leads back to the newest date, whichever it is, where the author shows that one. */
  latest?: string | undefined;
  onChoose: (date: string) => void;
};

/** What is typed in place of `of`; that it is no date is said once the reader has left it. */
type Draft = { text: string; of: string; isLeft: boolean };

const useDraft = ({ value, dates, timeUnit, asked, none, onChoose }: DateFieldProps) => {
  const [draft, setDraft] = useState<Draft | undefined>(
    asked === undefined ? undefined : { text: asked, of: value, isLeft: true },
  );
  const own = draft?.of === value ? draft : undefined;
  const shown = dates.find((date) => date.value === value)?.label ?? value;
  const text = own?.text ?? shown;
  const sample = dates.at(-1)?.label ?? shown;
  const find = (label: string) => dates.find((date) => date.label === label);
  const choose = (date: string): void => {
    setDraft(undefined);
    if (date !== value) onChoose(date);
  };
  const isWhole = own !== undefined && (own.isLeft || text.length >= sample.length);
  return {
    text,
    sample,
    isWrong: isWhole && readTyped(text, { dates, timeUnit }) === undefined,
    type: (typed: string): void => {
      const next = completeTyped(typed, text, sample);
      setDraft({ text: next, of: value, isLeft: false });
      const found = find(next);
      if (found && found.value !== value) onChoose(found.value);
    },
    choose,
    leave: (): void => {
      if (!own) return;
      const left = readLeft(text, { dates, timeUnit, isOptional: none !== undefined });
      if (typeof left === "object") choose(left.date);
      else setDraft(left === "unknown" ? { ...own, isLeft: true } : undefined);
    },
  };
};

const panel = makeLazy(() => import("./date-panel.tsx"), true);

const DateList = ({
  label,
  dates,
  ...rest
}: Pick<DateFieldProps, "label" | "dates" | "value" | "onChoose">): ReactNode => {
  const t = useT();
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(box.current?.open === true), []);
  const { part, hasFailed } = useLazy(panel, isOpen);
  const values = useMemo(() => dates.map(({ value }) => value), [dates]);
  const hasParts = useMemo(() => hasDateParts(values), [values]);
  if (!hasParts) return null;
  return (
    <details ref={box} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary
        className={joinClasses(dropDownStyles.opener, styles.opener)}
        aria-label={`${t("viewer.label", { name: label })} ${t("viewer.date.list")}`}
      />
      {isOpen && hasFailed ? <p role="alert">{t("viewer.filters.no-list")}</p> : null}
      {isOpen && part ? <part.DatePanel box={box} label={label} dates={values} {...rest} /> : null}
    </details>
  );
};

/** A date among many, typed as it is written or chosen by its parts; nothing that the data lack is taken. */
export const DateField = (props: DateFieldProps): ReactNode => {
  const { name, label, value, dates, none, latest } = props;
  const t = useT();
  const id = usePartId();
  const box = useRef<HTMLDivElement>(null);
  const { text, sample, isWrong, type, choose, leave } = useDraft(props);
  const chooseByButton = (date: string): void => {
    choose(date);
    box.current?.querySelector("input")?.focus();
  };
  return (
    <div className={joinClasses(pageStyles.filter, styles.date)} ref={box}>
      <div className={styles.field}>
        <PlainTextField
          label={label}
          name={name}
          value={text}
          placeholder={none}
          autoComplete="off"
          inputMode={/^[\d.: ]+$/.test(sample) ? "numeric" : "text"}
          aria-invalid={isWrong}
          aria-describedby={`${id}notice`}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === "Enter") leave();
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            box.current?.querySelector("details")?.setAttribute("open", "");
          }}
        />
        <DateList
          label={label}
          dates={dates}
          value={value || (dates.at(-1)?.value ?? "")}
          onChoose={choose}
        />
      </div>
      <output id={`${id}notice`} className={styles.notice}>
        {isWrong ? `${t("viewer.date.missing", { date: text })} ` : null}
        {isWrong ? (
          <NearestDates text={text} dates={dates} sample={sample} onChoose={chooseByButton} />
        ) : null}
      </output>
      {latest === undefined ? null : (
        <PlainButton
          size="small"
          className={styles.latest ?? ""}
          aria-label={`${t("viewer.label", { name: label })} ${latest}`}
          onClick={() => chooseByButton(MOST_RECENT_VALUE)}
        >
          {latest}
        </PlainButton>
      )}
    </div>
  );
};
