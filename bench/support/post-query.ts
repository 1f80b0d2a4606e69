type Posted = { headers: Record<string, string>; body: string };

/** One more try where the endpoint has ended a connection that was kept open, as Virtuoso does after a few seconds. */
export const postQuery = async (url: string, { headers, body }: Posted): Promise<Response> => {
  const post = () => fetch(url, { method: "POST", headers, body });
  try {
    return await post();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return post();
  }
};
