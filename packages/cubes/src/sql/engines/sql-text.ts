/** What stands for a `$1` of a statement. */
export type SqlParameter = string | number | readonly string[];

/** A value that cannot stand in a statement, and why. */
export class SqlTextError extends Error {
  override name = "SqlTextError";
}

type Piece = string | { parameter: SqlParameter };

/** A piece of a statement; only this module makes one, so that no raw text can get in. */
export class SqlText {
  readonly pieces: readonly Piece[];
  private constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
  }
  static readonly make: (pieces: readonly Piece[]) => SqlText = (pieces) => new SqlText(pieces);
}

const { make } = SqlText;

const check = (text: string): string => {
  if (text.includes("\0") || !text.isWellFormed())
    throw new SqlTextError("A name or text holds a character that no database takes.");
  return text;
};

/** The name of a table or column, in whatever case it is written. */
export const identifier = (name: string): SqlText => {
  if (name === "") throw new SqlTextError("A table or column has an empty name.");
  return make([`"${check(name).replaceAll('"', '""')}"`]);
};

/** A text written into the statement, for the few places that take no parameter. */
export const literal = (text: string): SqlText => make([`'${check(text).replaceAll("'", "''")}'`]);

export const parameter = (value: SqlParameter): SqlText => {
  const texts = typeof value === "object" ? value : [value];
  for (const text of texts) if (typeof text === "string") check(text);
  return make([{ parameter: value }]);
};

export type SqlPart = SqlText | readonly SqlText[];

/** The one way to write a statement: fixed words around pieces; lists are joined by commas. */
export const sql = (words: TemplateStringsArray, ...parts: SqlPart[]): SqlText =>
  make(
    words.raw.flatMap((word, index): readonly Piece[] => {
      const part = parts[index];
      if (part === undefined) return [word];
      return [word, ...(part instanceof SqlText ? part : joinSql(part, ", ")).pieces];
    }),
  );

/** `between` is written by us alone: " AND ", " UNION ALL ". */
export const joinSql = (
  parts: readonly SqlText[],
  between: ", " | " AND " | " OR " | " UNION ALL " | " || ",
): SqlText =>
  make(parts.flatMap((part, index) => (index === 0 ? part.pieces : [between, ...part.pieces])));

/** The text with `$1`, `$2` … and what they stand for. */
export const compileSql = (statement: SqlText): { text: string; parameters: SqlParameter[] } => {
  const parameters: SqlParameter[] = [];
  const text = statement.pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      parameters.push(piece.parameter);
      return `$${parameters.length}`;
    })
    .join("");
  return { text, parameters };
};
