/** Why a question has no answer. */
export type EndpointFailure = {
  /** `silent`: no answer at all; `refused`: an answer that says no; `unreadable`: one that is no result; `slow`. */
  kind: "silent" | "refused" | "unreadable" | "slow";
  sentence: string;
  advice?: string;
  status?: number;
};

const codeOf = (error: unknown): string => {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ("code" in each && typeof each.code === "string") return each.code;
    if (each instanceof AggregateError) return codeOf(each.errors[0]);
  }
  return "";
};

const messageOf = (error: unknown): string => {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error)
    innermost = innermost.cause;
  return innermost instanceof Error ? innermost.message : String(innermost);
};

const CERTIFICATE =
  /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_CERT|HOSTNAME_MISMATCH|INVALID_CA)/;

/** Why a connection failed, in words that say what helps. */
export const describeConnection = (address: string, error: unknown): EndpointFailure => {
  const { host, hostname } = new URL(address);
  const code = codeOf(error);
  const silent = (sentence: string, advice: string): EndpointFailure => ({
    kind: "silent",
    sentence,
    advice,
  });
  if (code === "ECONNREFUSED")
    return silent(
      `Nothing listens at ${host}: the connection was refused.`,
      "Check host and port, and that the endpoint is running.",
    );
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return silent(
      `The name ${hostname} is not known here (DNS).`,
      "Check the spelling, and that this machine can ask a name server.",
    );
  if (CERTIFICATE.test(code))
    return silent(
      `The certificate of ${host} is not trusted: ${messageOf(error)}.`,
      "Renew it, or let NODE_EXTRA_CA_CERTS name a file with the certificate of your own authority.",
    );
  if (code.startsWith("ERR_SSL_") || code === "EPROTO")
    return silent(
      `${host} does not speak TLS as it should: ${messageOf(error)}.`,
      "Where the endpoint has no TLS, its address begins with http://.",
    );
  return silent(
    `The connection to ${host} broke: ${messageOf(error)}.`,
    "Look into the endpoint's own log, and whether a firewall or proxy stands between.",
  );
};

const STATUS_WORDS: Record<number, { sentence: string; advice: string }> = {
  401: {
    sentence: "The endpoint asks for a login",
    advice:
      "Statelier sends none: open the endpoint for this machine, or put a proxy before it that adds the login.",
  },
  404: {
    sentence: "There is nothing at this address",
    advice: "Name the address that answers queries; it often ends in /query or /sparql.",
  },
  408: {
    sentence: "The endpoint gave up before it had an answer",
    advice: "Raise the endpoint's own time-out.",
  },
  413: {
    sentence: "The endpoint refuses the size of the question or of its answer",
    advice: "Raise the endpoint's own limits.",
  },
  429: {
    sentence: "The endpoint wants fewer questions",
    advice: "Raise the endpoint's own limit for this machine.",
  },
};

const pickWords = (status: number): { sentence: string; advice: string } | undefined => {
  if (status === 403) return STATUS_WORDS[401];
  if (status === 410) return STATUS_WORDS[404];
  return STATUS_WORDS[status === 504 ? 408 : status];
};

/** What a status other than 200 means. */
export const describeStatus = (
  status: number,
  { location, detail }: { location: string | undefined; detail: string },
): EndpointFailure => {
  if (status >= 300 && status < 400)
    return {
      kind: "refused",
      status,
      sentence: `The address leads elsewhere (${status}).`,
      advice: location ? `Name this address itself: ${location}` : "Name the final address itself.",
    };
  const said = detail === "" ? "" : ` It says: ${detail}`;
  const words = pickWords(status);
  if (words)
    return {
      kind: status === 408 || status === 504 ? "slow" : "refused",
      status,
      sentence: `${words.sentence} (${status}).${said}`,
      advice: words.advice,
    };
  return status >= 500
    ? {
        kind: "refused",
        status,
        sentence: `The endpoint fails (${status}).${said}`,
        advice: "Look into the endpoint's own log.",
      }
    : {
        kind: "refused",
        status,
        sentence: `The endpoint refuses the question (${status}).${said}`,
      };
};

/** An answer of another type than was asked for. */
export const describeType = (type: string): EndpointFailure =>
  type.includes("html")
    ? {
        kind: "unreadable",
        sentence: "A web page came where a result was asked for.",
        advice:
          "This may be the address of a form for people, or a login page; name the address that programs ask.",
      }
    : {
        kind: "unreadable",
        sentence: `The answer has the type "${type}" though SPARQL JSON was asked for.`,
        advice: "Statelier reads application/sparql-results+json; switch it on.",
      };
