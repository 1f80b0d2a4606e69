import type { Locale } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import { buildAddress, CHART_PARAM, listKnownParams } from "@statelier/viewer/published";
import type { PageRequest } from "../contract/page.ts";
import { buildOembedLink, buildShareHead } from "./build-share-head.ts";

type WaitingShare = {
  publicUrl: string;
  title: string;
  description: string;
  isBoard: boolean;
  t: Translator;
};

/** The head of a published page before its data are there: all but what they say of themselves. */
export const shareWaiting = (
  { url, locale, path }: PageRequest,
  { publicUrl, title, description, isBoard, t }: WaitingShare,
): string => {
  const known = listKnownParams(url.searchParams);
  const place = isBoard ? [] : known.filter(([name]) => CHART_PARAM.hasName(name));
  const addressOf = (end: string, language: Locale = locale): string =>
    `${publicUrl}/${language}${path}${end}`;
  const address = buildAddress(addressOf(""), known);
  const head = buildShareHead({
    title,
    description,
    siteName: t("site.name"),
    locale,
    placeIn: (language) => buildAddress(addressOf("", language), place),
    address,
    image: { address: buildAddress(addressOf(".png"), [...known, ["shape", "card"]]), text: title },
    datasets: [],
    isHidden: false,
  });
  return `${buildOembedLink(publicUrl, address)}${head}`;
};
