import { isIPv6 } from "node:net";

/** RFC 3987: engines refuse a whole query for one IRI that is not made by these rules. */
const PRIVATE = String.raw`\u{E000}-\u{F8FF}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}`;
const PLANES = Array.from({ length: 13 }, (_, plane) => (plane + 1).toString(16))
  .map((plane) => String.raw`\u{${plane}0000}-\u{${plane}FFFD}`)
  .join("");
const LETTER = String.raw`A-Za-z0-9._~!$&'()*+,;=\-\u{A0}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFEF}\u{E1000}-\u{EFFFD}${PLANES}`;
const some = (characters: string): string => `(?:[${LETTER}${characters}]|%[0-9A-Fa-f]{2})*`;
const AUTHORITY = String.raw`(?:${some(":")}@)?(?:\[(?<ip>[0-9A-Fa-f:.]+)\]|${some("")})(?::\d*)?`;
const ABSOLUTE_IRI = new RegExp(
  String.raw`^[A-Za-z][A-Za-z0-9+.\-]*:(?:\/\/${AUTHORITY}(?:\/${some("/:@")})?|(?!\/\/)${some("/:@")})(?:\?${some(`/?:@${PRIVATE}`)})?(?:#${some("/?:@")})?$`,
  "u",
);

/** An absolute IRI of RFC 3987; relative ones are none. */
export const isValidIri = (value: string): boolean => {
  const match = ABSOLUTE_IRI.exec(value);
  const ip = match?.groups?.["ip"];
  return match !== null && (ip === undefined || isIPv6(ip));
};
