import { PagePart, usePartId } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { ChartHead } from "../board/chart-head.tsx";
import { numberOf, type PublishedState, type SentChart } from "../chart-state/page-state.ts";

type UndrawnProps = {
  state: PublishedState;
  chart: SentChart;
  /** Why it is not drawn, and where it is. */
  words: string;
  links: readonly { href: string; label: string }[];
};

const Undrawn = ({ chart, words, links }: UndrawnProps): ReactNode => (
  <>
    <div data-tile-part="head">
      <ChartHead texts={chart} titleId={usePartId()} isBelow />
    </div>
    <div data-tile-part="drawing" data-undrawn="">
      <p>{words}</p>
      {links.map(({ href, label }) => (
        <p key={href}>
          <a href={href}>{label}</a>
        </p>
      ))}
    </div>
  </>
);

/** Stands in the place of a tile that the server has not drawn, until the page's program draws it. */
export const UndrawnTile = (props: UndrawnProps): ReactNode => (
  <PagePart prefix={`tile${numberOf(props.state, props.chart.config.key)}-`}>
    <Undrawn {...props} />
  </PagePart>
);
