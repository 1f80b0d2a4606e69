/** Where a command writes; a line each, without its line end. */
export type Io = {
  /** What was asked for: once nobody reads it any more, the command may end. */
  out: (line: string) => void;
  /** What was done meanwhile: the command goes on where nobody reads it. */
  note: (line: string) => void;
  err: (line: string) => void;
};
