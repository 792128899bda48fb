-- Bookings that make themselves on chosen weekdays, at 18:00 of the evening before.
create table recurrences (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- The company that it books for; null for an individual.
  company_user_id uuid references users (id),
  -- Chosen by the client: the same one is the same recurring booking.
  guid text not null,
  state text not null check (state in ('active', 'paused', 'ended')),
  -- What is sent each time, in the names of the wire.
  booking jsonb not null,
  -- Cash, wallet, invoice: nothing is charged to a card or PromptPay without the person.
  payment_type smallint not null check (payment_type in (0, 2, 4)),
  -- The most that a trip may cost without asking.
  agreed_satang integer not null,
  -- 1 Monday to 7 Sunday.
  weekdays smallint[] not null,
  -- HH:MM in Bangkok. Days are texts, YYYY-MM-DD in Bangkok, so that no time zone moves them.
  pick_up_time text not null,
  starts_on text not null,
  ends_on text,
  skips_holidays boolean not null,
  -- Of messages about it.
  language text not null check (language in ('th', 'en')),
  -- The next day to book, and when something is to be done about it: a warning, or the booking.
  next_on text,
  wakes_at timestamptz,
  -- Since when it is paused or ended.
  stopped_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (user_id, guid)
);
create index recurrences_of_company on recurrences (company_user_id) where company_user_id is not null;
create index recurrences_due on recurrences (wakes_at) where wakes_at is not null;

-- Days of which something is to be said; all others follow from the rule.
create table recurrence_dates (
  recurrence_id uuid not null references recurrences (id) on delete cascade,
  day text not null,
  pick_up_at timestamptz not null,
  -- planned: only warned of; wanted: sent although it is a holiday; skipped by the customer; making: being booked; booked; asking: waits for the
  -- customer; missed: not booked in time.
  state text not null check (state in ('planned', 'wanted', 'skipped', 'making', 'booked', 'asking', 'missed')),
  -- Counts the bookings of the day: a second one after the first was cancelled. Part of the guid, so that each is made once.
  round smallint not null default 1,
  -- While `making`: when it is to be tried again, should nobody settle it before.
  due_at timestamptz,
  job_id text references jobs (id) on delete set null,
  problem text check (problem in ('wallet', 'price', 'terms', 'late', 'refused')),
  -- What the refusal said, in both languages.
  problem_text jsonb,
  price_satang integer,
  -- When the customer was warned that the wallet is not enough.
  warned_at timestamptz,
  primary key (recurrence_id, day),
  check ((state = 'making') = (due_at is not null))
);
create index recurrence_dates_due on recurrence_dates (due_at) where due_at is not null;
-- Booked as soon as the wallet holds enough.
create index recurrence_dates_short on recurrence_dates (pick_up_at) where state = 'asking' and problem = 'wallet';
create index recurrence_dates_of_job on recurrence_dates (job_id) where job_id is not null;

create trigger note_added_work after insert on recurrences for each statement execute function note_due_work();
create trigger note_earlier_work after update of wakes_at on recurrences for each row
  when (new.wakes_at is not null and (old.wakes_at is null or new.wakes_at < old.wakes_at))
  execute function note_due_work();
create trigger note_added_work after insert on recurrence_dates for each statement execute function note_due_work();
create trigger note_earlier_work after update of due_at on recurrence_dates for each row
  when (new.due_at is not null and (old.due_at is null or new.due_at < old.due_at))
  execute function note_due_work();
