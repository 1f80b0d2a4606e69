import { readJson } from "./row-values.ts";
import type { Sql } from "./sql.ts";

type PaletteType = "sequential" | "diverging" | "categorical";

export type Palette = { paletteId: string; name: string; type: PaletteType; colors: string[] };

export type PaletteStore = {
  listPalettes(personId: string): Promise<Palette[]>;
  /** False where the person has another one of the name. */
  savePalette(palette: Palette, personId: string): Promise<boolean>;
  /** False where the person has none of this id. */
  removePalette(paletteId: string, personId: string): Promise<boolean>;
};

export const makePaletteStore = (sql: Sql, readTime: () => string): PaletteStore => ({
  async listPalettes(personId) {
    const rows = await sql.ask(
      "select * from palette where person_id = $1 order by created_at, id",
      personId,
    );
    return rows.map((row) => ({
      paletteId: String(row["id"]),
      name: String(row["name"]),
      type: row["type"] as PaletteType,
      colors: readJson<string[]>(row["colors"]),
    }));
  },
  async savePalette({ paletteId, name, type, colors }, personId) {
    const [, rows] = await sql.change([
      // One after the other: two at once of one name would both find it free.
      ["update person set id = id where id = $1", personId],
      [
        `insert into palette (id, person_id, name, type, colors, created_at, updated_at)
         select $1, $2, $3, $4, $5, $6, $6
         where not exists (select 1 from palette where person_id = $2 and name = $3 and id <> $1)
         on conflict (id) do update set name = excluded.name, type = excluded.type,
           colors = excluded.colors, updated_at = excluded.updated_at
           where palette.person_id = excluded.person_id
         returning id`,
        paletteId,
        personId,
        name,
        type,
        JSON.stringify(colors),
        readTime(),
      ],
    ]);
    return (rows?.length ?? 0) > 0;
  },
  async removePalette(paletteId, personId) {
    const [rows] = await sql.change([
      ["delete from palette where id = $1 and person_id = $2 returning id", paletteId, personId],
    ]);
    return (rows?.length ?? 0) > 0;
  },
});
