import { useState } from "react";

type ServerRows<Row> = {
  rows: readonly Row[];
  /** Whether the server may have older ones. */
  hasOlder: boolean;
  readOlder: () => void;
  /** Takes out a row that does not belong to the list any more. */
  drop: (row: Row) => void;
};

/**
 * The rows of a list of which the server answers `atOnce` at a time, the newest first. Those that were read stay when the newest
 * are read again.
 */
export const useServerRows = <Row>(
  newest: readonly Row[],
  {
    atOnce,
    idOf,
    read,
  }: {
    atOnce: number;
    idOf: (row: Row) => string | number;
    read: (last: Row) => Promise<readonly Row[]>;
  },
): ServerRows<Row> => {
  const join = (first: readonly Row[], second: readonly Row[]): readonly Row[] => {
    const ids = new Set(first.map(idOf));
    return [...first, ...second.filter((row) => !ids.has(idOf(row)))];
  };
  const [joined, setJoined] = useState({ newest, rows: newest });
  const [isWhole, setWhole] = useState(false);
  const rows = joined.newest === newest ? joined.rows : join(newest, joined.rows);
  if (joined.newest !== newest) setJoined({ newest, rows });
  const readOlder = async (): Promise<void> => {
    const last = rows.at(-1);
    if (!last) return;
    const older = await read(last);
    setJoined((now) => ({ ...now, rows: join(now.rows, older) }));
    setWhole(older.length < atOnce);
  };
  return {
    rows,
    hasOlder: !isWhole && rows.length >= atOnce,
    readOlder: () => void readOlder().catch(globalThis.reportError),
    drop: (row) =>
      setJoined((now) => ({ ...now, rows: now.rows.filter((each) => idOf(each) !== idOf(row)) })),
  };
};
