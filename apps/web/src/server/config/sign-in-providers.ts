import { z } from "zod";

const isLocal = (address: string): boolean =>
  /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?(?:\/|$)/.test(address);

const names = z.array(z.string().min(1));

const providerSchema = z.strictObject({
  /** Stands in addresses and beside people who sign in there: choose it once. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, "Expected small letters, digits and hyphens"),
  /** What people read. */
  name: z.string().min(1),
  issuer: z
    .url()
    .refine(
      (address) => address.startsWith("https://") || isLocal(address),
      "Expected an address with https",
    ),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  scope: z.string().default("openid profile email"),
  /** The claim that names somebody's roles, with dots for claims below others. */
  rolesClaim: z.string().min(1).optional(),
  /** Which of its values give which role here; whoever has none of them is a reader. */
  roles: z
    .strictObject({
      author: names.optional(),
      publisher: names.optional(),
      administrator: names.optional(),
      reader: names.optional(),
    })
    .default({}),
  /** The claim that names somebody's teams. */
  teamsClaim: z.string().min(1).optional(),
});

/** A provider of OpenID Connect at which people sign in. */
export type SignInProvider = z.infer<typeof providerSchema>;

export const signInProvidersSchema = z
  .array(providerSchema)
  .min(1)
  .refine((providers) => new Set(providers.map(({ id }) => id)).size === providers.length, {
    error: "Two providers have the same id",
  });
