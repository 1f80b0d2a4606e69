import type { ReadProgress } from "@statelier/data";
import { useEffect, useRef, useState } from "react";
import { saveFile } from "../download/save-file.ts";
import {
  fetchFile,
  type FileRequest,
  type TransferEnd,
  type TransferProgress,
} from "./fetch-file.ts";
import { fetchReadProgress } from "./read-progress.ts";

/** A reader's wish for a file. */
export type TransferRequest = Pick<FileRequest, "href" | "format">;

export type TransferState =
  /** `read` is how far the rows are read from their source, where they are. */
  | { status: "preparing"; read?: ReadProgress }
  | { status: "receiving"; progress: TransferProgress }
  | { status: "saved"; name: string; bytes: number }
  | Exclude<TransferEnd, { status: "whole" }>;

export type Transfer = {
  /** Undefined until it begins. */
  state: TransferState | undefined;
  start: () => void;
  cancel: () => void;
};

export const isRunning = (state: TransferState | undefined): boolean =>
  state?.status === "preparing" || state?.status === "receiving";

const EVERY_MS = 1_000;

/** Tells how far reading the rows is, again and again, until the signal ends it. */
const followReading = async (
  href: string,
  tell: (read: ReadProgress) => void,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    await new Promise((done) => setTimeout(done, EVERY_MS));
    // Nobody waits for this answer: where it does not come, the words stay without a number.
    const read = await fetchReadProgress(href).catch(() => undefined);
    if (read && !signal.aborted) tell(read);
  }
};

const warnOfLeaving = (event: Event): void => event.preventDefault();

/** One file on its way; each new request starts it unless it runs. It goes on when its place leaves the page. */
export const useTransfer = (request: TransferRequest): Transfer => {
  const [state, setState] = useState<TransferState>();
  const running = useRef<AbortController>(undefined);
  const start = (): void => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const preparing = new AbortController();
    setState({ status: "preparing" });
    const { href, format } = request;
    void followReading(href, (read) => setState({ status: "preparing", read }), preparing.signal);
    const onProgress = (progress: TransferProgress): void => {
      preparing.abort();
      setState({ status: "receiving", progress });
    };
    void fetchFile({ href, format, signal: controller.signal, onProgress }).then((end) => {
      preparing.abort();
      running.current = undefined;
      if (end.status !== "whole") return setState(end);
      saveFile(end.name, end.file);
      return setState({ status: "saved", name: end.name, bytes: end.file.size });
    });
  };
  useEffect(start, [request]);
  const isOnItsWay = isRunning(state);
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    globalThis.addEventListener("beforeunload", warnOfLeaving);
    return () => globalThis.removeEventListener("beforeunload", warnOfLeaving);
  }, [isOnItsWay]);
  return { state, start, cancel: () => running.current?.abort() };
};
