/** Where a command writes; a line each, without its line end. */
export type Io = {
  out: (line: string) => void;
  err: (line: string) => void;
};
