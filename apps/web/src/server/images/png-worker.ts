import { parentPort } from "node:worker_threads";
import type { Picture } from "@statelier/charts/export";
import { drawPng } from "@statelier/charts/png";

export type PngOrder = { picture: Picture; scale: number };
export type PngAnswer = { png: Uint8Array<ArrayBuffer> } | { problem: string };

const answer = ({ picture, scale }: PngOrder): PngAnswer => {
  try {
    return { png: drawPng(picture, scale) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on("message", (order: PngOrder) => parentPort?.postMessage(answer(order)));
