import type { Draw } from "@statelier/document/testing/make-draw";
import { isRecord } from "@statelier/model";
import type { RestOperation } from "../../apps/web/src/server/routes/rest-operations.ts";
import type { Staff } from "./hire-staff.ts";
import { WEBHOOK_HOST } from "./open-office.ts";

/** Of whom and of what a call is told. */
export type Known = {
  staff: Staff;
  /** Charts that may be changed. */
  keys: readonly string[];
  document: unknown;
};

/** Of what a call means by an id. */
const idFor = (path: string, { administrator, author, ...others }: Staff, draw: Draw): string => {
  if (path.endsWith("/tokens")) return others.tokenId;
  if (path.endsWith("/webhooks")) return others.webhookId;
  if (path.endsWith("-team")) return others.teamId;
  return draw.from(administrator, author).id;
};

/** What fields of these names mean, whichever call they stand in. */
const namedValue = (
  name: string,
  path: string,
  { staff, keys, document }: Known,
  draw: Draw,
): unknown => {
  const person = draw.from(staff.administrator, staff.author);
  const named: Record<string, unknown> = {
    key: draw.from(...keys),
    data: document,
    id: idFor(path, staff, draw),
    team_id: staff.teamId,
    teamId: staff.teamId,
    person_id: person.id,
    personId: person.id,
    userId: person.id,
    from: person.id,
    to: person.id,
    email: person.email,
    token: staff.invitation,
    paletteId: staff.paletteId,
    colors: ["#0000ff", "#ff0000"],
    url: `https://${WEBHOOK_HOST}/${draw.integer(0, 99)}`,
    publish_at: "2999-12-01T08:30",
    // Whom nobody makes an administrator, administration must refuse.
    role: draw.from("reader", "author", "publisher"),
  };
  return named[name];
};

type Schema = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isRecord) : []);

type Fill = (name: string) => unknown;

const choose = (schema: Schema, draw: Draw): Schema => {
  const choices = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])];
  return choices.length > 0 ? choose(draw.from(...choices), draw) : schema;
};

/** A value that a schema without choices lets pass. */
const makeValue = (schema: Schema, draw: Draw, fill: Fill): unknown => {
  const { properties, type, minimum = 0, enum: values } = schema;
  if (isRecord(properties)) return makeFields(schema, draw, fill);
  if ("const" in schema) return schema["const"];
  if (Array.isArray(values)) return draw.from<unknown>(...(values as unknown[]));
  if (type === "boolean") return draw.boolean();
  if (type === "integer") return Number(minimum) + draw.integer(0, 9);
  return type === "null" ? null : `Name ${draw.integer(0, 9_999)}`;
};

/** Fields are filled by their names where these are known. */
const makeFields = ({ properties, required }: Schema, draw: Draw, fill: Fill): unknown => {
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(isRecord(properties) ? properties : {})
    .filter(([name]) => needed.has(name) || draw.boolean())
    .map(([name, inner]) => {
      const chosen = choose(isRecord(inner) ? inner : {}, draw);
      const known = chosen["type"] === "null" ? undefined : fill(name);
      return [name, known ?? makeValue(chosen, draw, fill)];
    });
  return Object.fromEntries(fields) as unknown;
};

/** A body as the call wants it, made by what is said of it to other programs: no call has to be known here. */
export const sampleBody = (
  { body, path }: Pick<RestOperation, "body" | "path">,
  known: Known,
  draw: Draw,
): unknown =>
  body &&
  makeValue(choose(body.toJSONSchema({ io: "input" }), draw), draw, (name) =>
    namedValue(name, path, known, draw),
  );
