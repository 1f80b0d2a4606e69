import { useState } from "react";

/** A value that a control may set at once and that follows `source` whenever that changes. */
export const useFollowing = <Value>(source: Value): [Value, (value: Value) => void] => {
  const [state, setState] = useState({ source, value: source });
  if (state.source !== source) setState({ source, value: source });
  const value = state.source === source ? state.value : source;
  return [value, (next) => setState({ source, value: next })];
};
