import type { CubeSource } from "../source/cube-source.ts";

/** The same for what has the same answer within a request. */
export const nameQuestion = ({ dataSource }: CubeSource, asked: object): string =>
  JSON.stringify([dataSource, asked]);
