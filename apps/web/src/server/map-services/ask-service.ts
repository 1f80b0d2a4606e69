import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { groupOfHost } from "@statelier/model";
import { HostError, type LookupRules, makePublicLookup } from "../http/public-lookup.ts";

/** Why a service has not answered, in a sentence for the log and for authors. */
export class ServiceError extends Error {
  override name = "ServiceError";
}

export type ServiceBounds = LookupRules & { maxBytes: number; timeoutMs: number };

export type ServiceAnswer = { bytes: Uint8Array; contentType: string };

const REDIRECTS = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 3;

const open = (url: URL, bounds: ServiceBounds, signal: AbortSignal): Promise<IncomingMessage> => {
  const lookup = makePublicLookup(url, bounds);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const headers = {
    accept: "application/xml, text/xml, */*;q=0.5",
    "accept-encoding": "identity",
    "user-agent": "Statelier",
  };
  return new Promise((resolve, reject) => {
    request(url, { headers, signal, lookup, agent: false })
      .on("response", resolve)
      .on("error", reject)
      .end();
  });
};

const checkRedirect = (first: URL, location: string | undefined, from: URL): URL => {
  if (!location || !URL.canParse(location, from)) throw new ServiceError("It leads nowhere.");
  const next = new URL(location, from);
  const isAsSafe = next.protocol === "https:" || next.protocol === first.protocol;
  const isNear = groupOfHost(next.hostname) === groupOfHost(first.hostname);
  if (!/^https?:$/.test(next.protocol) || !isAsSafe || !isNear)
    throw new ServiceError(`It leads to ${next.origin}, which is not followed.`);
  return next;
};

const follow = async (
  first: URL,
  bounds: ServiceBounds,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  let url = first;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await open(url, bounds, signal);
    if (!REDIRECTS.includes(response.statusCode ?? 0)) return response;
    response.destroy();
    url = checkRedirect(first, response.headers.location, url);
  }
  throw new ServiceError("It leads from one address to the next.");
};

/** Some services compress whatever they are asked for; what comes out of it is bounded like the rest. */
const unpack = (response: IncomingMessage): Readable => {
  const encoding = response.headers["content-encoding"] ?? "identity";
  const forget = (): void => undefined;
  if (encoding === "identity") return response;
  // Errors arrive where the unpacked stream is read.
  if (/^(x-)?gzip$/.test(encoding)) return pipeline(response, createGunzip(), forget);
  if (encoding === "deflate") return pipeline(response, createInflate(), forget);
  if (encoding === "br") return pipeline(response, createBrotliDecompress(), forget);
  throw new ServiceError(`The answer is packed in a way that is not known: ${encoding}.`);
};

const receive = async (response: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let count = 0;
  for await (const chunk of unpack(response) as AsyncIterable<Uint8Array>) {
    count += chunk.byteLength;
    if (count > maxBytes) throw new ServiceError(`The answer is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, count);
};

const describe = (error: unknown, signal: AbortSignal, { timeoutMs }: ServiceBounds): string => {
  if (signal.aborted) return `There was no whole answer within ${timeoutMs} ms.`;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code === "" ? "The connection has failed." : `The connection has failed (${code}).`;
};

/** What a service answers to GET, within bounds of size, time and place. Rejects with `ServiceError`. */
export const askService = async (url: URL, bounds: ServiceBounds): Promise<ServiceAnswer> => {
  const signal = AbortSignal.timeout(bounds.timeoutMs);
  let response: IncomingMessage | undefined;
  try {
    response = await follow(url, bounds, signal);
    const { statusCode = 0, headers } = response;
    // Exceptions come with other statuses too, and say more than these.
    const contentType = headers["content-type"] ?? "";
    if (statusCode !== 200 && !/xml/.test(contentType))
      throw new ServiceError(`It answers with the status ${statusCode}.`);
    return { bytes: await receive(response, bounds.maxBytes), contentType };
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    if (error instanceof HostError) throw new ServiceError(error.message, { cause: error });
    throw new ServiceError(describe(error, signal, bounds), { cause: error });
  } finally {
    response?.destroy();
  }
};
