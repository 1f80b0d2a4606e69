type Answer = { status: number; data: unknown };

/** Calls `/api` with the cookie of a session; `method` is POST where there is a body. */
export type Ask = (path: string, cookie: string, body?: object, method?: string) => Promise<Answer>;

export const makeAsk =
  (url: string): Ask =>
  async (path, cookie, body, method = body ? "POST" : "GET") => {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      redirect: "manual",
      headers: { "Content-Type": "application/json", cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    const { data, message } = (text.startsWith("{") ? JSON.parse(text) : {}) as {
      data?: unknown;
      message?: string;
    };
    return { status: answer.status, data: data ?? message };
  };

/** The same for calls that must succeed. */
export const call = async <Data>(ask: Ask, ...asked: Parameters<Ask>): Promise<Data> => {
  const { status, data } = await ask(...asked);
  // Signing out leads to a page.
  if (status !== 200 && status !== 303)
    throw new Error(`${asked[0]}: ${status} ${JSON.stringify(data)}`);
  return data as Data;
};
