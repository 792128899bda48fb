import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findContractions } from './database/find-contractions.ts';

const folder = new URL('../src/database/migrations/', import.meta.url);
/** What was landed before migrations had to expand. */
const lastBefore = 501;
const files = readdirSync(folder).filter((name) => Number(name.slice(0, 4)) > lastBefore);

describe('a migration that is new', () => {
  it('only expands, so that the version before goes on working', () => {
    const found = files.flatMap((name) =>
      findContractions(readFileSync(new URL(name, folder), 'utf8')).map((statement) => `${name}: ${statement}`),
    );
    expect(found).toEqual([]);
  });
});

describe('what takes something away from the version before', () => {
  it.each([
    'drop table jobs;',
    'drop view if exists job_list;',
    'alter table jobs drop column note;',
    'alter table jobs drop note;',
    'alter table jobs rename to orders;',
    'ALTER TABLE jobs RENAME COLUMN note TO remark;',
    'alter table jobs alter column note type int using note::int;',
    'alter table jobs alter note set data type int;',
    'alter table jobs alter column note set not null;',
    'alter table jobs add column note text not null;',
    'alter table jobs add column a int not null default 0, add column b text not null;',
    'alter type state rename value $$a$$ to $$b$$;',
    'truncate jobs;',
    'create table a (id int);\n-- why\nalter table jobs\n  drop column note;',
  ])('is found: %s', (sql) => {
    expect(findContractions(sql)).toHaveLength(1);
  });

  it.each([
    'create table notes (id int not null, text text not null);',
    'alter table jobs add column note text;',
    "alter table jobs add column note text not null default 'drop table';",
    'alter table jobs add column a int not null default 0, add column b text;',
    'alter table jobs alter column note drop not null;',
    'alter table jobs alter column note drop default;',
    'alter table jobs drop constraint jobs_note_check;',
    'drop index concurrently if exists jobs_note;\ncreate index concurrently jobs_note on jobs (note);',
    'drop trigger if exists jobs_changed on jobs;\ncreate trigger jobs_changed after insert on jobs for each row execute function f();',
    'create or replace function f() returns trigger language plpgsql as $$ begin drop table if exists t; return new; end $$;',
    '-- drop table jobs;\nselect 1;',
    '/* alter table jobs drop column note; */ select 1;',
  ])('is not seen in %s', (sql) => {
    expect(findContractions(sql)).toEqual([]);
  });
});
