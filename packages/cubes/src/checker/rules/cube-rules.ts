import { hasDatatype, isLanguageText, isString } from "../../rdf/has-datatype.ts";
import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import {
  cube,
  PUBLICATION_STATUS,
  schema,
  shortenIri,
  VISUALIZE_APPLICATION,
  xsd,
} from "../../rdf/vocabulary.ts";
import { componentIri, type Problem, type Rule, type Severity, shapeIri } from "../finding.ts";
import { listTerms, nameCube } from "../names.ts";
import { profileColumnRules } from "./column-rules.ts";
import { isValidObservationSet } from "./observation-rules.ts";

const NAME = schema("name");
const STATUS = schema("creativeWorkStatus");
const CONSTRAINT = cube("observationConstraint");
const SET = cube("observationSet");
const STATUSES: string[] = Object.values(PUBLICATION_STATUS);
const BASE = shapeIri("standalone-cube-constraint#CubeShape");
const PROFILE = shapeIri("profile-visualize#CubeShape");

function cubes(graph: RdfGraph): RdfTerm[] {
  return graph.instancesOf(cube("Cube"));
}

interface CubeRule extends Omit<Rule, "targets" | "severity" | "check"> {
  severity?: Severity;
  /** What is wrong, as the end of a sentence that starts with the cube's name. */
  explain: (graph: RdfGraph, cube: RdfTerm) => Problem[];
}

function makeCubeRule({ explain, severity = "violation", ...rule }: CubeRule): Rule {
  return {
    ...rule,
    severity,
    targets: cubes,
    check: (graph, cube) =>
      explain(graph, cube).map((problem) => ({
        ...problem,
        message: `${nameCube(graph, cube)} ${problem.message}.`,
      })),
  };
}

interface Presence {
  id: string;
  path: string;
  what: string;
  severity?: Severity;
  constraint?: string;
}

function makePresenceRule({
  id,
  path,
  what,
  severity = "violation",
  constraint = BASE,
}: Presence): Rule {
  return makeCubeRule({
    id,
    severity,
    constraint,
    path,
    component: componentIri("MinCount"),
    explain: (graph, cube) =>
      graph.objects(cube, path).length > 0
        ? []
        : [{ message: `has no ${what}. Add ${shortenIri(path)}` }],
  });
}

function eachWrong(
  graph: RdfGraph,
  cube: RdfTerm,
  path: string,
  isRight: (term: RdfTerm) => boolean,
): RdfTerm[] {
  return graph.objects(cube, path).filter((term) => !isRight(term));
}

function makeAgentRules(role: "publisher" | "creator" | "contributor"): Rule[] {
  const path = schema(role);
  return [
    makePresenceRule({ id: `cube-${role}`, path, what: role, severity: "warning" }),
    makeCubeRule({
      id: `cube-${role}-kind`,
      severity: "warning",
      component: componentIri("NodeKind"),
      constraint: BASE,
      path,
      explain: (graph, cube) =>
        eachWrong(graph, cube, path, (term) => term.type === "iri").map((value) => ({
          value,
          message: `has a ${role} that is not an IRI (${listTerms([value])}). Give the ${role}'s IRI`,
        })),
    }),
  ];
}

function makeDateRules(
  name: "dateCreated" | "datePublished" | "dateModified",
  what: string,
): Rule[] {
  const path = schema(name);
  const isModified = name === "dateModified";
  const types = isModified ? [xsd("date"), xsd("dateTime")] : [xsd("date")];
  return [
    makePresenceRule({ id: `cube-${name}`, path, what }),
    makeCubeRule({
      id: `cube-${name}-kind`,
      component: isModified ? componentIri("Or") : componentIri("Datatype"),
      constraint: BASE,
      path,
      explain: (graph, cube) =>
        eachWrong(graph, cube, path, (term) => types.some((type) => hasDatatype(term, type))).map(
          (value) => ({
            value,
            message: `has a schema:${name} that is not a valid ${types.map(shortenIri).join(" or ")} (${listTerms([value])})`,
          }),
        ),
    }),
  ];
}

function isContactPoint(graph: RdfGraph, term: RdfTerm): boolean {
  if (term.type !== "blank") return term.type === "iri";
  return [schema("email"), NAME].every((path) => {
    const values = graph.objects(term, path);
    return values.length > 0 && values.every(isString);
  });
}

function explainNames(graph: RdfGraph, cube: RdfTerm): Problem[] {
  const names = graph.objects(cube, NAME);
  if (names.length === 0) return [{ value: cube, message: "has no name. Add schema:name" }];
  if (names.every(isString) || names.every(isLanguageText)) return [];
  return [
    {
      value: cube,
      message: `mixes kinds of names (${listTerms(names)}). Write every schema:name as a plain text, or every one with its language`,
    },
  ];
}

function explainColumns(graph: RdfGraph, cube: RdfTerm): Problem[] {
  return graph
    .objects(cube, CONSTRAINT)
    .filter((constraint) =>
      profileColumnRules.some((rule) => rule.check(graph, constraint).length > 0),
    )
    .map((value) => ({
      value,
      message:
        "has columns whose datatype, node kind or scale type is wrong: see what is said about each of them",
    }));
}

const baseRules: Rule[] = [
  makeCubeRule({
    id: "cube-name",
    component: componentIri("Or"),
    constraint: BASE,
    path: "",
    explain: explainNames,
  }),
  ...makeAgentRules("publisher"),
  ...makeAgentRules("creator"),
  makePresenceRule({ id: "cube-contact", path: schema("contactPoint"), what: "contact point" }),
  makeCubeRule({
    id: "cube-contact-kind",
    component: componentIri("Xone"),
    constraint: BASE,
    path: schema("contactPoint"),
    explain: (graph, cube) =>
      eachWrong(graph, cube, schema("contactPoint"), (term) => isContactPoint(graph, term)).map(
        (value) => ({
          value,
          message:
            "has a contact point without both a schema:email and a schema:name as plain texts. Add them, or point to an IRI",
        }),
      ),
  }),
  ...makeAgentRules("contributor"),
  ...makeDateRules("dateCreated", "date of creation"),
  ...makeDateRules("datePublished", "date of publication"),
  ...makeDateRules("dateModified", "date of its last change"),
  makeCubeRule({
    id: "cube-set-rows",
    severity: "warning",
    component: componentIri("Node"),
    constraint: shapeIri("standalone-cube-constraint#ObservationSetShape"),
    path: SET,
    explain: (graph, cube) =>
      eachWrong(graph, cube, SET, (term) => isValidObservationSet(graph, term)).map((value) => ({
        value,
        message:
          "has a set of observations that is empty or holds rows without cube:observedBy. Give every row the IRI of its observer",
      })),
  }),
];

const profileRules: Rule[] = [
  makePresenceRule({
    id: "cube-constraint",
    path: CONSTRAINT,
    what: "list of columns",
    constraint: PROFILE,
  }),
  makeCubeRule({
    id: "cube-one-constraint",
    component: componentIri("MaxCount"),
    constraint: PROFILE,
    path: CONSTRAINT,
    explain: (graph, cube) =>
      graph.objects(cube, CONSTRAINT).length < 2
        ? []
        : [{ message: "has more than one cube:observationConstraint. Keep one" }],
  }),
  makeCubeRule({
    id: "cube-columns",
    component: componentIri("Node"),
    constraint: shapeIri("profile-visualize#ObservationConstraintShape"),
    path: CONSTRAINT,
    explain: explainColumns,
  }),
  makePresenceRule({ id: "cube-title", path: NAME, what: "title", constraint: PROFILE }),
  makeCubeRule({
    id: "cube-application",
    severity: "warning",
    component: componentIri("HasValue"),
    constraint: PROFILE,
    path: schema("workExample"),
    explain: (graph, cube) =>
      graph
        .objects(cube, schema("workExample"))
        .some((term) => term.type === "iri" && term.value === VISUALIZE_APPLICATION)
        ? []
        : [
            {
              message: `is not marked for use in charts. Add schema:workExample <${VISUALIZE_APPLICATION}>`,
            },
          ],
  }),
  makePresenceRule({
    id: "cube-status",
    path: STATUS,
    what: "publication status",
    constraint: PROFILE,
  }),
  makeCubeRule({
    id: "cube-status-known",
    component: componentIri("In"),
    constraint: PROFILE,
    path: STATUS,
    explain: (graph, cube) =>
      eachWrong(
        graph,
        cube,
        STATUS,
        (term) => term.type === "iri" && STATUSES.includes(term.value),
      ).map((value) => ({
        value,
        message: `has a publication status that is not known (${listTerms([value])}). Use ${STATUSES.map((status) => `<${status}>`).join(" or ")}`,
      })),
  }),
  makeCubeRule({
    id: "cube-expired",
    component: componentIri("MaxCount"),
    constraint: PROFILE,
    path: `<${schema("validThrough")}>|<${schema("expires")}>`,
    explain: (graph, cube) =>
      graph.objects(cube, schema("validThrough")).length +
        graph.objects(cube, schema("expires")).length ===
      0
        ? []
        : [
            {
              message:
                "is marked as expired. Remove schema:validThrough and schema:expires, or publish a newer version",
            },
          ],
  }),
];

export const cubeRules: Rule[] = [...baseRules, ...profileRules];
