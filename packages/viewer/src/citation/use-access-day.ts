import { useEffect, useState } from "react";

const pad = (value: number): string => String(value).padStart(2, "0");

const readToday = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
};

/** The reader's day as `2026-11-21`; that of the server until a program runs. */
export const useAccessDay = (served: string): string => {
  const [day, setDay] = useState(served);
  useEffect(() => setDay(readToday()), []);
  return day;
};
