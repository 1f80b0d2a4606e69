import type { Picture } from "@statelier/charts/export";
import { drawPng } from "@statelier/charts/png";
import { serveOrders } from "@statelier/cubes/process";

export type PngOrder = { picture: Picture; scale: number };
export type PngAnswer = { png: Uint8Array<ArrayBuffer> } | { problem: string };

serveOrders(async () => ({
  ready: true,
  answer: ({ picture, scale }: PngOrder): PngAnswer => {
    try {
      return { png: drawPng(picture, scale) };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  },
}));
