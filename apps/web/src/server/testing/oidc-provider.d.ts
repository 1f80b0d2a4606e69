declare module "oidc-provider" {
  import type { RequestListener } from "node:http";

  /** The part of it that tests use: the package brings no types. */
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): RequestListener;
  }
}
