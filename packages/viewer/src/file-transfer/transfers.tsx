import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { loadMessages } from "@statelier/ui/messages";
import { LocaleProvider, useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useMemo } from "react";
import { keepFile } from "../site/keep-file.ts";
import { TransferStatus } from "./transfer-status.tsx";
import { type TransferRequest, useTransfer } from "./use-transfer.ts";

/** What a reader has asked for so far, and how it is shown. */
export type ShownTransfers = { requests: readonly TransferRequest[]; content: ReactNode };

/** Adds a file to those on their way; one that is there already starts again unless it runs. */
export const addTransfer = (
  before: ShownTransfers | undefined,
  request: TransferRequest,
): ShownTransfers => {
  const others = (before?.requests ?? []).filter(({ href }) => href !== request.href);
  const requests = [...others, request];
  return { requests, content: <Transfers requests={requests} /> };
};

const OneTransfer = ({
  label,
  request,
}: {
  label: string;
  request: TransferRequest;
}): ReactNode => (
  <TransferStatus label={label} href={request.href} transfer={useTransfer(request)} />
);

/** The files that a reader has asked for, each on its own way; its texts come with the first. */
const Transfers = ({ requests }: { requests: readonly TransferRequest[] }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const texts = useMemo(() => makeLazy(() => loadMessages(locale, ["download"]), true), [locale]);
  const last = requests.at(-1)?.href ?? "";
  const { part: messages, hasFailed } = useLazy(texts, last);
  useEffect(() => {
    if (hasFailed) keepFile(last);
  }, [hasFailed, last]);
  if (!messages) return null;
  return (
    <LocaleProvider locale={locale} messages={messages}>
      {requests.map((request) => (
        <OneTransfer
          key={request.href}
          label={t(`viewer.download.${request.format}`)}
          request={request}
        />
      ))}
    </LocaleProvider>
  );
};
