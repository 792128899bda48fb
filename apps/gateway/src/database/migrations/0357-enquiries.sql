-- What businesses ask of us on /business (spec §1). A row is corrected in place while its sender still has the form open.
create table enquiries (
  id bigint generated always as identity primary key,
  -- Chosen by the sender's browser: the same one is the same enquiry.
  guid text not null unique,
  -- Counts the corrections; 1 is the first version.
  revision integer not null default 1,
  contact_name text not null,
  full_name text not null,
  -- National digits.
  phone text not null,
  email text,
  business_name text not null,
  business_type text,
  delivery_types text[] not null,
  vehicle_types text[] not null,
  monthly_deliveries integer,
  remark text not null,
  language text not null check (language in ('th', 'en')),
  -- The version of privacy policy and terms that the sender accepted, and when.
  terms_version text not null,
  accepted_at timestamptz not null,
  wants_promotions boolean not null,
  -- Filled in a field that no person sees: waits for an administrator, and goes to nobody before.
  is_suspected boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index enquiries_of_phone on enquiries (phone);
create index enquiries_of_email on enquiries (email) where email is not null;
create index enquiries_suspected on enquiries (id desc) where is_suspected;
create index enquiries_age on enquiries (created_at);

-- The way of an enquiry into the CRM; follows from an event of the outbox.
create table crm_deliveries (
  enquiry_id bigint primary key references enquiries (id) on delete cascade,
  -- waiting: for its next attempt; delivered: the CRM has it; stored: no CRM is configured; failed: given up, to be sent again by an
  -- administrator. After stored and failed the sales team has a mail.
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'stored', 'failed')),
  -- The revision of the enquiry that is sent.
  revision integer not null,
  -- Of this revision, and of all.
  attempts integer not null default 0,
  total_attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  error text,
  settled_at timestamptz,
  -- Ids in the CRM, stored as soon as they are known, so that a later attempt makes nothing twice. Organisation and person are those
  -- of the revision, the lead or deal stays the same.
  organization_id bigint,
  person_id bigint,
  lead_id text,
  deal_id bigint,
  -- The revision that the CRM has a note of.
  noted_revision integer not null default 0
);
create index crm_deliveries_waiting on crm_deliveries (next_attempt_at) where state = 'waiting';

-- The secret that signs when a form was opened, one for all gateways of a database.
create table enquiry_keys (
  id smallint primary key default 1 check (id = 1),
  secret bytea not null
);
