import { createContext, createElement, type ReactElement, type ReactNode, useContext } from "react";

import type { DataClient } from "./data-client.ts";

const DataClientContext = createContext<DataClient | undefined>(undefined);

export const DataClientProvider = (props: {
  client: DataClient;
  children?: ReactNode;
}): ReactElement =>
  createElement(DataClientContext.Provider, { value: props.client }, props.children);

/** The page's client; throws outside a `DataClientProvider`. */
export const useDataClient = (): DataClient => {
  const client = useContext(DataClientContext);
  if (!client) throw new Error("useDataClient stands outside a DataClientProvider.");
  return client;
};
