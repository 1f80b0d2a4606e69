import type { Translator } from "@statelier/ui/messages";
import { PlainButton, useT } from "@statelier/ui/plain";
import { type ReactNode, type RefObject, useRef } from "react";
import { isRunning, type Transfer, type TransferState } from "./use-transfer.ts";

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** Whole kilobytes, at least one, or megabytes with one decimal. */
const writeSize = (t: Translator, bytes: number): string =>
  bytes < MEGABYTE
    ? t("download.kilobytes", { size: Math.max(1, Math.round(bytes / KILOBYTE)) })
    : t("download.megabytes", { size: Math.round(bytes / (MEGABYTE / 10)) / 10 });

/** How much has come. It changes ten times a second and is therefore not announced. */
const Amount = ({ state }: { state: TransferState }): ReactNode => {
  const t = useT();
  if (state.status === "preparing") {
    const { read } = state;
    return (
      <>
        <progress
          aria-label={t("download.progress")}
          {...(read ? { value: read.rows, max: read.total } : {})}
        />
        {read && <p>{t("download.read", { done: read.rows, total: read.total })}</p>}
      </>
    );
  }
  if (state.status !== "receiving") return null;
  const { bytes, part, rows } = state.progress;
  return (
    <>
      <progress
        aria-label={t("download.progress")}
        {...(part === undefined ? {} : { value: Math.min(1, part) })}
      />
      <p>
        {rows ? `${t("download.rows", rows)} · ` : null}
        {writeSize(t, bytes)}
      </p>
    </>
  );
};

const describeState = (t: Translator, state: TransferState): string => {
  if (state.status === "saved")
    return t("download.saved", { name: state.name, size: writeSize(t, state.bytes) });
  if (state.status === "refused") return state.reason || t("download.refused");
  if (state.status === "broken") return t("hint.dataloadingerror.message");
  return t(`download.${state.status}`);
};

/** Where the transfer stands: what is announced. */
const Standing = ({ state }: { state: TransferState | undefined }): ReactNode => {
  const t = useT();
  const isFailed = state?.status === "broken" || state?.status === "refused";
  return (
    <output data-failed={isFailed || undefined}>{state ? describeState(t, state) : null}</output>
  );
};

const Actions = ({
  href,
  transfer: { state, start, cancel },
  place,
}: {
  href: string;
  transfer: Transfer;
  place: RefObject<HTMLElement | null>;
}): ReactNode => {
  const t = useT();
  /** The button goes away with the click; the keyboard stays here. */
  const stay = (act: () => void) => () => {
    place.current?.focus();
    act();
  };
  if (isRunning(state))
    return (
      <PlainButton size="small" onClick={stay(cancel)}>
        {t("download.cancel")}
      </PlainButton>
    );
  if (state === undefined || state.status === "saved") return null;
  return (
    <p>
      <PlainButton size="small" onClick={stay(start)}>
        {t("download.retry")}
      </PlainButton>
      <a href={href} download="">
        {t("download.plain")}
      </a>
    </p>
  );
};

/** Where a file on its way stands, with what a reader can do about it. */
export const TransferStatus = ({
  label,
  href,
  transfer,
}: {
  /** The format as the page names it. */
  label: string;
  href: string;
  transfer: Transfer;
}): ReactNode => {
  const ref = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={ref} tabIndex={-1}>
      <legend>{label}</legend>
      <Standing state={transfer.state} />
      {transfer.state ? <Amount state={transfer.state} /> : null}
      <Actions href={href} transfer={transfer} place={ref} />
    </fieldset>
  );
};
