/** Each is a document: who publishes without end does not fill the disk. */
const MOST_VERSIONS = 100;

/** Of the publications of a chart the last ones stay. `condition` says of the row of `config` that it was published just now. */
export const dropOldVersions = (key: string, condition: string): string => `
  delete from chart_version
  where key = ${key}
    and version <= (select max(version) from chart_version v where v.key = ${key}) - ${MOST_VERSIONS}
    and exists (select 1 from config where ${condition})`;
