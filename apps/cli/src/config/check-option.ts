import { CHART_VERSIONS, STATE_VERSIONS } from "@statelier/document/migrations";

type Options = {
  cube?: string | undefined;
  source?: string | undefined;
  to?: string | undefined;
  out?: string | undefined;
};

const IRI = /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i;

const isWebAddress = (text: string): boolean =>
  IRI.test(text) && ["http:", "https:"].includes(URL.parse(text)?.protocol ?? "");

/** What is wrong with an option as it was given, before any file is read. */
export const findWrongOption = ({ cube, source, to, out }: Options): string | undefined => {
  if (cube !== undefined && !IRI.test(cube))
    return `--cube is the IRI of a dataset, such as https://data.example.org/cube/1, not "${cube}"`;
  if (source !== undefined && !isWebAddress(source))
    return `--source is the address of a SPARQL endpoint, such as https://data.example.org/query, not "${source}"`;
  if (out === "") return "--out is a folder, not an empty text";
  if (to !== undefined && ![...STATE_VERSIONS, ...CHART_VERSIONS].includes(to))
    return `--to is a version of the state (${STATE_VERSIONS.join(", ")}) or of a lone chart config (${CHART_VERSIONS.join(", ")}), not "${to}"`;
  return undefined;
};
