import type { Translator } from "@statelier/ui/messages";
import type { Locale } from "@statelier/model";
import {
  buildAddress,
  buildChartAddress,
  buildPageAddress,
  CHART_PARAM,
  derivePageTitle,
  findActiveChart,
  listChartParam,
  listPageChoices,
  type StoredState,
} from "@statelier/viewer/published";
import { buildDatasetJsonLd } from "./build-dataset-json-ld.ts";
import { buildShareHead } from "./build-share-head.ts";
import { describeCard, describePage } from "./describe-page.ts";

/** The chart by its number, but the one that its page opens with: that has the address of the page alone, as a dashboard has. */
const listPlaceParam = ({ board, tabs, openKey, activeKey }: StoredState): [string, string][] =>
  board?.layout || activeKey === openKey
    ? []
    : CHART_PARAM.print(
        { count: tabs.length },
        tabs.findIndex(({ key }) => key === activeKey),
      );

/** Each dataset of the page once, with the chart that has it. */
const listDatasetPlaces = (state: StoredState) => {
  const places = state.charts.flatMap(({ config, components, metadata }) =>
    metadata.map((cube, index) => ({ cube, index, components, key: config.key })),
  );
  return [
    ...new Map(places.toReversed().map((place) => [place.cube.iri, place])).values(),
  ].reverse();
};

/** The head of a published chart for those who share it and those who search. */
export const sharePublished = (
  state: StoredState,
  { locale, t, isDraft }: { locale: Locale; t: Translator; isDraft: boolean },
): string => {
  const { publicUrl, chartKey } = state;
  const chart = findActiveChart(state);
  const { config, title, metadata } = chart;
  const isBoard = state.board?.layout !== undefined;
  const path = (end: string, language = locale): string =>
    `${publicUrl}/${language}/v/${chartKey}${end}`;
  const placeIn = (language: Locale): string =>
    buildAddress(path("", language), listPlaceParam(state));
  const siteName = t("site.name");
  const description = describePage(state.board, config, locale);
  const datasets = listDatasetPlaces(state).map(({ cube, index, components, key }) =>
    buildDatasetJsonLd(cube, components, {
      locale,
      address: placeIn(locale),
      addressOf: (format) =>
        buildAddress(path(`.${format}`), [
          ...(isBoard ? listChartParam(state, key) : listPlaceParam(state)),
          ["scope", "all"],
          ...(index === 0 ? [] : [["dataset", String(index + 1)] as [string, string]]),
        ]),
      catalogue: { name: siteName, url: `${publicUrl}/${locale}/browse` },
    }),
  );
  return buildShareHead({
    title: derivePageTitle(state.board, title, t),
    description: description || metadata.map((cube) => cube.title).join(", "),
    siteName,
    locale,
    placeIn,
    address: isBoard
      ? buildPageAddress(path(""), state, state.charts)
      : buildChartAddress(path(""), state, chart),
    image: {
      address: isBoard
        ? buildAddress(path(".png"), [
            ...listChartParam(state),
            ...listPageChoices(state, state.charts),
            ["shape", "card"],
          ])
        : buildChartAddress(path(".png"), state, chart, [["shape", "card"]]),
      text: describeCard(title, config, locale),
    },
    datasets,
    ...(isDraft ? {} : { feed: path(".atom") }),
    isHidden: isDraft,
  });
};
