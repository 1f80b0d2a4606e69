import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findOrInstall } from "./find-or-install.ts";

type PdfTool = "pdfinfo" | "pdftotext";

/** What a tool of Poppler says of a PDF. Throws where Poppler is missing and may not be installed. */
export const readPdf = async (tool: PdfTool, ...args: string[]): Promise<string> => {
  const path = `/usr/bin/${tool}`;
  const command = await findOrInstall(() => (existsSync(path) ? path : undefined), "poppler-utils");
  return execFileSync(command, args, { encoding: "utf8" });
};
