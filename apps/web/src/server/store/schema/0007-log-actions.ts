import type { SchemaStep } from "./schema-step.ts";

/** What people did, in the order in which they did it; nothing changes or removes a row. Names stand as they were. */
export const logActions: SchemaStep = {
  name: "0007-log-actions",
  sql: {
    sqlite: `
      create table action (
        number integer primary key,
        at text not null,
        person_id text not null,
        person_name text not null,
        caller text not null,
        action text not null,
        subject text not null,
        detail text not null
      );
      create trigger action_stays before update on action
        begin select raise(abort, 'what was done is not changed'); end;
      create trigger action_is_kept before delete on action
        begin select raise(abort, 'what was done is not removed'); end;`,
    postgres: `
      create table action (
        number bigint generated always as identity primary key,
        at text not null,
        person_id text not null,
        person_name text not null,
        caller text not null,
        action text not null,
        subject text not null,
        detail text not null
      );
      create function refuse_change() returns trigger language plpgsql as
        $$ begin raise exception 'what was done is not changed or removed'; end $$;
      create trigger action_stays before update or delete on action
        for each row execute function refuse_change();`,
  },
};
