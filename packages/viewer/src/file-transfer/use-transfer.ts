import { useEffect, useRef, useState } from "react";
import { saveFile } from "../download/save-file.ts";
import {
  fetchFile,
  type FileRequest,
  type TransferEnd,
  type TransferProgress,
} from "./fetch-file.ts";

/** A reader's wish for a file. */
export type TransferRequest = Pick<FileRequest, "href" | "format">;

export type TransferState =
  | { status: "preparing" }
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

const warnOfLeaving = (event: Event): void => event.preventDefault();

/** One file on its way; each new request starts it unless it runs. It goes on when its place leaves the page. */
export const useTransfer = (request: TransferRequest): Transfer => {
  const [state, setState] = useState<TransferState>();
  const running = useRef<AbortController>(undefined);
  const start = (): void => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: "preparing" });
    const onProgress = (progress: TransferProgress): void =>
      setState({ status: "receiving", progress });
    void fetchFile({ ...request, signal: controller.signal, onProgress }).then((end) => {
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
