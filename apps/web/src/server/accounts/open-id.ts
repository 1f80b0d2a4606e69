import { isRecord } from "@statelier/model";
import * as client from "openid-client";
import type { SignInProvider } from "../config/sign-in-providers.ts";
import { isLoopback } from "../http/is-loopback.ts";

/** What a provider says of somebody. */
export type Claims = Readonly<Record<string, unknown>> & { sub: string };

/** What must come back with somebody who was sent to a provider. */
export type SignInFlow = { state: string; nonce: string; verifier: string };

export type OpenIdProvider = {
  /** Where the browser goes to sign in. Rejects while the provider does not answer. */
  begin(): Promise<{ address: URL; flow: SignInFlow }>;
  /** Who came back, by the address with which they did. Rejects where anything does not fit. */
  finish(callback: URL, flow: SignInFlow): Promise<Claims>;
};

/** How this server says who it is, of the ways that the provider takes. */
const pickAuthentication = (
  metadata: client.ServerMetadata,
  secret: string | undefined,
): client.ClientAuth => {
  if (secret === undefined) return client.None();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return methods.includes("client_secret_basic")
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret);
};

const discover = async ({
  issuer,
  clientId,
  clientSecret,
}: SignInProvider): Promise<client.Configuration> => {
  const url = new URL(issuer);
  const execute = isLoopback(url.hostname) ? [client.allowInsecureRequests] : [];
  const found = await client.discovery(url, clientId, undefined, client.None(), { execute });
  const metadata = found.serverMetadata();
  const configuration = new client.Configuration(
    metadata,
    clientId,
    {},
    pickAuthentication(metadata, clientSecret),
  );
  for (const allow of execute) allow(configuration);
  return configuration;
};

/** The code flow with PKCE. The provider is asked for its addresses when somebody first signs in there. */
export const makeOpenIdProvider = (
  provider: SignInProvider,
  redirectUri: string,
): OpenIdProvider => {
  let known: Promise<client.Configuration> | undefined;
  const find = (): Promise<client.Configuration> => {
    known ??= discover(provider).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    async begin() {
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(await find(), {
        redirect_uri: redirectUri,
        scope: provider.scope,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: "S256",
      });
      return { address, flow };
    },
    async finish(callback, { state, nonce, verifier }) {
      const configuration = await find();
      const tokens = await client.authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider sent no ID token");
      const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasMore
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
      return { ...claims, ...(isRecord(more) ? more : {}), sub: claims.sub };
    },
  };
};
