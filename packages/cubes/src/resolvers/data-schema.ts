import { type DataRequest, type DataResponse, GRAPHQL_SCHEMA } from "@statelier/data/contract";
import { ByteCache } from "@statelier/model";
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";

import { AnswerBudget } from "./answer-budget.ts";
import { checkLimits, DEFAULT_LIMITS, type QueryLimits } from "./check-limits.ts";
import { makeDataResolvers } from "./data-resolvers.ts";
import type { MapServices } from "./map-services.ts";
import { describeError, queryTooComplex } from "./request-error.ts";
import type { SourceRegistry } from "./source-registry.ts";

export type DataSchemaOptions = {
  sources: SourceRegistry;
  /** None when absent. */
  mapServices?: MapServices;
  /** For development: answers questions about the schema itself. */
  allowIntrospection?: boolean;
  limits?: QueryLimits;
  /** Called with every error before the client sees its short form. */
  onError?: (error: Error) => void;
};

type CheckedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** The schema of `/api/graphql` bound to its sources. */
export type DataSchema = {
  schema: GraphQLSchema;
  /** What answers the product's own queries, as briefly as its pages need it. */
  rootValue: ReturnType<typeof makeDataResolvers>;
  /** What answers those of everybody else. */
  publicRootValue: ReturnType<typeof makeDataResolvers>;
  check: (query: string) => CheckedDocument;
  onError: (error: Error) => void;
  sources: SourceRegistry;
  limits: QueryLimits;
};

const MAX_DOCUMENTS = 200;
const MAX_TOKENS = 4_000;
/** What the parser says; it has no code for it. */
const TOO_MANY_TOKENS = /Document contains more tha[nt] \d+ tokens/;
const tooManyTokens = () => queryTooComplex(`A query may have ${MAX_TOKENS} tokens.`);
const MAX_CACHED_LENGTH = 20_000;

const checkDocument = (
  query: string,
  schema: GraphQLSchema,
  options: DataSchemaOptions,
): CheckedDocument => {
  const rules = options.allowIntrospection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
    const broken = checkLimits(document, options.limits ?? DEFAULT_LIMITS);
    if (broken) return { errors: [broken] };
    const errors = validate(schema, document, rules, { maxErrors: 5 });
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError)
      return { errors: [TOO_MANY_TOKENS.test(error.message) ? tooManyTokens() : error] };
    // A stack without room ends as the one, or within a regular expression as the other.
    if (error instanceof RangeError || error instanceof SyntaxError)
      return { errors: [queryTooComplex("The query is too deep.")] };
    throw error;
  }
};

/** Binds the schema to its sources; documents that were checked are kept. */
export const makeDataSchema = (options: DataSchemaOptions): DataSchema => {
  const { mapServices } = options;
  const schema = buildSchema(GRAPHQL_SCHEMA);
  const checked = new ByteCache<CheckedDocument>(MAX_DOCUMENTS);
  return {
    schema,
    sources: options.sources,
    limits: options.limits ?? DEFAULT_LIMITS,
    rootValue: makeDataResolvers(options.sources, { mapServices }),
    publicRootValue: makeDataResolvers(options.sources, { mapServices, isPublic: true }),
    onError: options.onError ?? (() => undefined),
    check: (query) => {
      const known = checked.get(query);
      if (known) return known;
      const result = checkDocument(query, schema, options);
      if (query.length <= MAX_CACHED_LENGTH) checked.set(query, result, 1);
      return result;
    },
  };
};

/** Runs a request in this process; never rejects. */
export const executeData = async (
  schema: DataSchema,
  request: DataRequest,
  budget = new AnswerBudget(schema.limits),
  rootValue = schema.rootValue,
): Promise<DataResponse> => {
  const checked = schema.check(request.query);
  if ("errors" in checked) return { errors: checked.errors.map(describeError) };
  const { data, errors } = await execute({
    schema: schema.schema,
    document: checked.document,
    rootValue,
    contextValue: budget,
    variableValues: request.variables ?? {},
    operationName: request.operationName ?? null,
  });
  for (const error of errors ?? []) schema.onError(error.originalError ?? error);
  return {
    ...(data === undefined ? {} : { data }),
    ...(errors ? { errors: errors.map(describeError) } : {}),
  };
};
