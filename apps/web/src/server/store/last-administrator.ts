/**
 * Whether nobody but the person `$1` is an administrator, as a condition of SQL. It holds until the change is done in which
 * others are kept from `person`.
 */
export const IS_LAST_ADMINISTRATOR = `
  (select role from person where id = $1) = 'administrator'
  and not exists (select 1 from person where role = 'administrator' and is_blocked = 0 and id <> $1)`;
