import type { SchemaStep } from "./schema-step.ts";

/** Times are ISO texts in UTC. Of a session's tokens only digests are kept. */
export const keepPeople: SchemaStep = {
  name: "0004-keep-people",
  sql: `
    create table person (
      id text primary key,
      provider text not null,
      subject text not null,
      name text not null,
      email text,
      role text not null check (role in ('reader', 'author', 'publisher', 'administrator')),
      is_blocked integer not null default 0,
      created_at text not null,
      seen_at text not null,
      unique (provider, subject)
    );
    create table team (
      id text primary key,
      name text not null unique,
      created_at text not null
    );
    create table membership (
      team_id text not null references team (id) on delete cascade,
      person_id text not null references person (id) on delete cascade,
      primary key (team_id, person_id)
    );
    create index membership_person on membership (person_id);
    create table session (
      token text primary key,
      person_id text not null references person (id) on delete cascade,
      former_token text unique,
      created_at text not null,
      renewed_at text not null,
      used_at text not null
    );
    create index session_person on session (person_id);
    create index session_used on session (used_at);`,
};
