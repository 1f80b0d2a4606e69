import { createContext, type ReactNode, useContext, useId, useState } from "react";

/** Makes another id. */
type NameNext = () => string;

const PartContext = createContext<NameNext | null>(null);

const makeNames = (prefix: string): NameNext => {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
};

/**
 * A part of a page that a program takes over by itself: its ids begin with its own prefix and are counted in it alone,
 * so that they are the same on the server, which draws it with all the others.
 */
export const PagePart = ({
  prefix,
  children,
}: {
  prefix: string;
  children: ReactNode;
}): ReactNode => {
  const [nameNext] = useState(() => makeNames(prefix));
  return <PartContext value={nameNext}>{children}</PartContext>;
};

const useCountedId = (nameNext: NameNext): string => useState(nameNext)[0];

/** An id that no other element of the page has, in a part of it or outside of all parts. */
export const usePartId = (): string => {
  const nameNext = useContext(PartContext);
  // oxlint-disable-next-line react/rules-of-hooks -- where it stands is so from its first drawing on
  return nameNext ? useCountedId(nameNext) : useId();
};
