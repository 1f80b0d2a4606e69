import { escapeMarkup } from "@statelier/model";
import { decodeDataSource } from "@statelier/viewer";
import type { FirstNeeds } from "../first-charts/first-questions.ts";
import type { PageRequest, PageServices } from "./contract/page.ts";

/** What the editor needs of the dataset with which a new chart begins: the browser asks for it while the program loads. */
export const findNeeds = async (
  { url, path, locale, isRead }: Pick<PageRequest, "url" | "path" | "locale" | "isRead">,
  { sources, firstQuestions }: Pick<PageServices, "sources" | "firstQuestions">,
): Promise<FirstNeeds> => {
  const iri = url.searchParams.get("cube");
  const source = decodeDataSource(sources, url.searchParams.get("dataSource"));
  return path === "/create/new" && isRead && iri && source
    ? firstQuestions.find(source, locale, iri)
    : { addresses: [], modules: [] };
};

/** Elements of the head by which the browser asks. */
export const preloadData = ({ addresses }: Pick<FirstNeeds, "addresses">): string =>
  addresses
    .map((address) => `<link rel="preload" as="fetch" crossorigin href="${escapeMarkup(address)}">`)
    .join("");
