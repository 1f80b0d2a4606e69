import type { ResponseError } from "@statelier/data/contract";
import { GraphQLError } from "graphql";

import { SourceError } from "../source/cube-source.ts";

/** An error that the client may see: `id` is a row of `docs/errors.md`. */
export const buildRequestError = (
  id: string,
  message: string,
  args?: Record<string, string>,
): GraphQLError => new GraphQLError(message, { extensions: { id, ...(args && { args }) } });

export const invalidRequest = (message: string): GraphQLError =>
  buildRequestError("BAD_REQUEST", message);

export const queryTooComplex = (message: string): GraphQLError =>
  buildRequestError("QUERY_TOO_COMPLEX", message);

export const joinTooLarge = (rowCount: number): GraphQLError =>
  buildRequestError(
    "JOIN_TOO_LARGE",
    `Joined, the datasets would have ${rowCount} rows. Join by more dimensions, or filter the others to one value.`,
  );

export const resultTooLarge = (): GraphQLError =>
  buildRequestError("RESULT_TOO_LARGE", "The answer would be too long. Narrow it with filters.");

export const rateLimited = (seconds: number): GraphQLError =>
  buildRequestError(
    "RATE_LIMITED",
    `Your address has asked for too much. Try again in ${seconds} seconds.`,
    { seconds: String(seconds) },
  );

const pick = ({ id, args }: SourceError): ResponseError["extensions"] =>
  Object.keys(args).length > 0 ? { id, args } : { id };

const pickExtensions = ({ extensions: { id, args } }: GraphQLError): ResponseError["extensions"] =>
  ({ id, ...(args === undefined ? {} : { args }) }) as ResponseError["extensions"];

/** What the client sees of an error: never a stack trace, never the words of an error that was not expected. */
export const describeError = (error: GraphQLError): ResponseError => {
  const { originalError } = error;
  const path = error.path ? { path: error.path } : {};
  if (originalError instanceof SourceError)
    return { message: originalError.message, ...path, extensions: pick(originalError) };
  if (typeof error.extensions["id"] === "string")
    return { message: error.message, ...path, extensions: pickExtensions(error) };
  if (originalError && !(originalError instanceof GraphQLError))
    return { message: "Internal error", ...path, extensions: { id: "INTERNAL" } };
  return { message: error.message, ...path, extensions: { id: "BAD_REQUEST" } };
};
