import { type ActionFacts, ROLES } from "@statelier/data";

const TOKEN = /(?:^|, )by the token (.*)$/;

const READERS: Readonly<Record<string, (text: string) => ActionFacts | undefined>> = {
  person: (text) => {
    const [first, second] = text.split(", ");
    const role = ROLES.find((each) => each === first);
    return role && { role, isBlocked: second === "blocked" };
  },
  member: (text) => {
    const [sign, id] = text.split(" ");
    return id === undefined ? undefined : { to: [id], isMember: sign === "+" };
  },
  "give-all": (text) => {
    const [to, count] = text.split(": ");
    return to === undefined || count === undefined
      ? undefined
      : { to: [to], charts: Number(count) };
  },
  allow: (text) => ({ charts: text === "usual" ? null : Number(text) }),
  give: (text) => ({ to: text.split(" ") }),
  "hand-over": (text) => ({ to: [text] }),
  "give-back": (text) => ({ to: [text] }),
  schedule: (at) => ({ at }),
  "rename-team": (name) => ({ name }),
  "sign-in": (provider) => ({ provider }),
};

/** What rows of the log say that were written before `0019-log-facts`, in one text each. Closed: no row is written so any more. */
export const readOldDetail = (action: string, detail: string): ActionFacts => {
  const token = TOKEN.exec(detail)?.[1];
  const text = detail.replace(TOKEN, "");
  return {
    ...(text === "" ? {} : (READERS[action]?.(text) ?? { text })),
    ...(token === undefined ? {} : { token }),
  };
};
