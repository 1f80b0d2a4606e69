import { makePause } from "@statelier/cubes";
import { PERSONAL_AT_ONCE, PERSONAL_TABLES } from "../store/membership-store.ts";
import type { PeopleStore } from "../store/people-store.ts";
import { answerJsonStream, writeJsonList } from "./answer-json-stream.ts";

type PersonalStore = Pick<PeopleStore, "readPersonal">;

const readTable = async function* (
  people: PersonalStore,
  id: string,
  table: (typeof PERSONAL_TABLES)[number],
): AsyncGenerator<readonly unknown[]> {
  const pause = makePause();
  for (let offset = 0; ; offset += PERSONAL_AT_ONCE) {
    await pause();
    const rows = await people.readPersonal(id, table, offset);
    yield rows;
    if (rows.length < PERSONAL_AT_ONCE) return;
  }
};

/** All that is kept of somebody, table by table. */
export const answerPersonalData = (people: PersonalStore, id: string): Response => {
  const write = async function* (): AsyncGenerator<string> {
    let before = "{";
    for (const table of PERSONAL_TABLES) {
      yield `${before}${JSON.stringify(table)}:`;
      yield* writeJsonList(readTable(people, id, table));
      before = ",";
    }
    yield "}";
  };
  return answerJsonStream(write());
};
