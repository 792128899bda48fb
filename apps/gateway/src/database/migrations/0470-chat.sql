-- One row: how many messages were written in all rooms. Each message takes the next number in the statement that stores it, as the last of
-- its transaction, so that messages become visible in the order of their numbers: whoever has read up to one has missed none before it.
create table chat_clock (
  id smallint primary key default 1 check (id = 1),
  position bigint not null default 0
);
insert into chat_clock default values;

-- The room of a job, whose id is the job's, or of a user and support, whose id is the user's.
create table chat_rooms (
  id text primary key,
  kind text not null check (kind in ('job', 'support')),
  job_id text unique references jobs (id) on delete cascade,
  -- Who booked the job, or asks support; and the company that the job was booked for. Neither changes.
  user_id uuid not null references users (id) on delete cascade,
  company_user_id uuid references users (id) on delete cascade,
  -- Place of the last message in the room, and its number in the clock; 0 without one.
  last_seq integer not null default 0,
  last_position bigint not null default 0,
  created_at timestamptz not null,
  -- 24 hours after the end of the job: no messages any more, and phone numbers in texts are masked.
  closes_at timestamptz,
  masked_at timestamptz,
  check ((kind = 'job') = (job_id is not null))
);
create index chat_rooms_of_user on chat_rooms (user_id, last_position desc);
create index chat_rooms_of_company on chat_rooms (company_user_id, last_position desc) where company_user_id is not null;
create index chat_rooms_unmasked on chat_rooms (closes_at) where closes_at is not null and masked_at is null;

create table chat_members (
  room_id text not null references chat_rooms (id) on delete cascade,
  -- A user's id, `driver-<id>`, or `support` for all who answer.
  member text not null,
  role text not null check (role in ('customer', 'driver', 'support')),
  user_id uuid references users (id) on delete cascade,
  driver_id integer references drivers (id) on delete cascade,
  -- The first message that a driver may read: none of an earlier driver's.
  from_seq integer not null default 1,
  read_seq integer not null default 0,
  read_at timestamptz,
  -- Messages of others after read_seq.
  unread integer not null default 0,
  -- A driver who lost the job.
  left_at timestamptz,
  -- When a customer who has not read a message by then is notified of it; null where there is nothing to notify of.
  notice_at timestamptz,
  -- When a simulated driver answers.
  answer_at timestamptz,
  primary key (room_id, member)
);
create index chat_members_unread on chat_members (member) where unread > 0;
create index chat_members_of_user on chat_members (user_id) where user_id is not null;
create index chat_members_of_driver on chat_members (driver_id, room_id) where driver_id is not null;
create index chat_members_notice on chat_members (notice_at) where notice_at is not null;
create index chat_members_answer on chat_members (answer_at) where answer_at is not null;

create table chat_messages (
  room_id text not null references chat_rooms (id) on delete cascade,
  -- 1, 2, 3 … without a gap.
  seq integer not null,
  position bigint not null unique,
  kind text not null check (kind in ('text', 'photo', 'quickReply', 'event')),
  -- The sender; all null for an event.
  member text,
  role text,
  user_id uuid references users (id) on delete set null,
  driver_id integer references drivers (id) on delete set null,
  guid text,
  body text not null default '',
  -- Name of the photo.
  photo text,
  quick_reply text,
  event jsonb,
  -- What an event follows from: the same adds no second one.
  event_key text,
  created_at timestamptz not null,
  primary key (room_id, seq)
);
create unique index chat_messages_once on chat_messages (room_id, member, guid) where guid is not null;
create unique index chat_messages_event on chat_messages (room_id, event_key) where event_key is not null;
create index chat_messages_of_user on chat_messages (user_id) where user_id is not null;

-- Pictures that were uploaded for a message; without one after a day they go.
create table chat_photos (
  name text primary key,
  room_id text not null references chat_rooms (id) on delete cascade,
  member text not null,
  user_id uuid references users (id) on delete set null,
  key text not null,
  content_hash bytea not null,
  created_at timestamptz not null,
  seq integer
);
create index chat_photos_unsent on chat_photos (created_at) where seq is null;
create index chat_photos_of_room on chat_photos (room_id, member);

create table chat_support (
  room_id text primary key references chat_rooms (id) on delete cascade,
  state text not null default 'idle' check (state in ('idle', 'waiting', 'answering', 'closed')),
  waiting_since timestamptz,
  claimed_by uuid references users (id) on delete set null,
  about_job_id text references jobs (id) on delete set null,
  changed_at timestamptz not null
);
create index chat_support_by_state on chat_support (state, changed_at, room_id);
create index chat_support_of_admin on chat_support (claimed_by) where claimed_by is not null;

create table chat_reports (
  id bigint generated always as identity primary key,
  room_id text not null references chat_rooms (id) on delete cascade,
  -- 0: the other side as a whole.
  seq integer not null,
  reporter_id uuid not null references users (id) on delete cascade,
  reason text not null,
  comment text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references users (id) on delete set null,
  unique (room_id, seq, reporter_id)
);
create index chat_reports_open on chat_reports (id) where closed_at is null;
create index chat_reports_of_user on chat_reports (reporter_id);

create table chat_answers (
  id integer generated always as identity primary key,
  title text not null,
  text_th text not null,
  text_en text not null
);
insert into chat_answers (title, text_th, text_en) values
  ('ทักทาย', 'สวัสดีค่ะ ทีมช่วยเหลือส่งไวยินดีให้บริการ เล่าเรื่องที่เกิดขึ้นให้เราฟังได้เลยค่ะ', 'Hello, this is Songwai support. Please describe what happened.'),
  ('กำลังตรวจสอบ', 'ขอเวลาตรวจสอบสักครู่นะคะ', 'Please give us a moment to look into it.'),
  ('ใบเสร็จ', 'ออกใบเสร็จใหม่ให้แล้วค่ะ ดูได้ที่หน้างาน', 'We have issued a new receipt. You find it on the page of the job.'),
  ('ติดต่อคนขับแล้ว', 'เราติดต่อคนขับแล้วค่ะ คนขับกำลังเดินทางไปหาคุณ', 'We have reached the driver, who is on the way to you.');

-- What admins did with customers' rooms, and which they looked into.
create table chat_admin_acts (
  id bigint generated always as identity primary key,
  admin_id uuid not null references users (id),
  room_id text not null,
  act text not null,
  detail text not null default '',
  at timestamptz not null
);
create index chat_admin_acts_of_room on chat_admin_acts (room_id, id);
create index chat_admin_acts_age on chat_admin_acts (at);

-- Events of jobs that have not come into their rooms yet. The publisher only notes them: its transaction is too long for the clock.
create table chat_job_news (
  event_id bigint primary key,
  job_id text not null references jobs (id) on delete cascade,
  kind text not null,
  stop integer,
  at timestamptz not null
);
