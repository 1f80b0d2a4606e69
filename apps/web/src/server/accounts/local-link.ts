import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** The one link by which whoever started the server signs in. */
export type LocalLink = {
  token: string;
  /** True once, for the right token. */
  use(token: string): boolean;
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export const makeLocalLink = (): LocalLink => {
  const token = randomBytes(24).toString("base64url");
  let isUsed = false;
  return {
    token,
    use: (given) => {
      if (isUsed || !timingSafeEqual(digest(given), digest(token))) return false;
      isUsed = true;
      return true;
    },
  };
};
