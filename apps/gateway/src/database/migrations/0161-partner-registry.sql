-- What a partner offers its guests is held from now on. Whoever was registered before could do everything.
update partners set features = '{order,tracking,priceCheck,dropPoint}' where features = '{}';
alter table partners add constraint partners_known_features
  check (features <@ array['order', 'tracking', 'priceCheck', 'dropPoint']);

-- A delivery point decides where a guest's things go, and a booking number is easily guessed: so the partner signs it, unless it says otherwise.
alter table partners add column is_drop_point_signed boolean not null default true;

-- A partner's terms in versions: what a guest once agreed to stays readable.
create table partner_terms (
  partner_id text not null references partners (id) on delete cascade,
  version integer not null check (version > 0),
  terms_th text not null,
  terms_en text not null,
  -- Null for what came with the demo.
  published_by uuid references users (id) on delete set null,
  published_at timestamptz not null,
  primary key (partner_id, version)
);
