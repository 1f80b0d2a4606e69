import type { CubeMetadata, Locale } from "@statelier/model";

const ON_PORTAL = "https://ld.admin.ch/application/opendataswiss";

/** The page of a dataset on opendata.swiss; undefined where it is not published there. */
export const derivePortalAddress = (
  { identifier, creator, workExamples }: CubeMetadata,
  locale: Locale,
): string | undefined => {
  const organization = creator?.iri.split("/").at(-1);
  if (!identifier || !organization || !workExamples.includes(ON_PORTAL)) return undefined;
  const name = encodeURIComponent(`${identifier}@${organization}`);
  return `https://opendata.swiss/${locale}/perma/${name}`;
};
