import { escapeMarkup } from "@statelier/model";

export type SnippetInput = {
  /** Address under which readers reach the server, without a slash at the end. */
  publicUrl: string;
  /** Path and query of the chart's page and of its form for frames. */
  page: string;
  embed: string;
  title: string;
  /** Of the frame until the chart has said its own: pixels, or what an attribute takes. */
  width: string;
  height: number;
};

export type Snippets = { frame: string; element: string; link: string };

/** What an author pastes into another page to show a chart there. */
export const buildSnippets = (input: SnippetInput): Snippets => {
  const { publicUrl } = input;
  const title = escapeMarkup(input.title);
  const page = escapeMarkup(`${publicUrl}${input.page}`);
  const embed = escapeMarkup(`${publicUrl}${input.embed}`);
  const link = `<a href="${page}">${title}</a>`;
  const size = `width="${input.width}" height="${input.height}"`;
  return {
    frame: `<iframe src="${embed}" title="${title}" ${size} frameborder="0" loading="lazy"></iframe>
<script async src="${publicUrl}/statelier-resize.js"></script>`,
    element: `<script async src="${publicUrl}/statelier-chart.js"></script>
<statelier-chart>${link}</statelier-chart>`,
    link,
  };
};
