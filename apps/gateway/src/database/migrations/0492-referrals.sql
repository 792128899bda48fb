-- Whether a friend signed up on a device from which the referrer had signed in.
alter table sign_ups add column is_on_referrers_device boolean not null default false;

-- Hashes of the provider's fingerprints of cards that an account has saved: equal ones are the same card.
create table card_prints (
  user_id uuid not null references users (id) on delete cascade,
  print bytea not null,
  noted_at timestamptz not null,
  primary key (user_id, print)
);
create index card_prints_of_card on card_prints (print);

create table referrals (
  friend_id uuid primary key references users (id) on delete cascade,
  referrer_id uuid not null references users (id) on delete cascade,
  -- When the friend signed up, and the end of the days whose spend counts.
  joined_at timestamptz not null,
  until timestamptz not null check (until > joined_at),
  -- `new` until the friend has the welcome credit; then `open` until the friend has spent enough, or the days are over.
  state text not null default 'new' check (state in ('new', 'open', 'rewarded', 'late', 'refused')),
  refusal text check (refusal in ('phone', 'device', 'card')),
  settled_at timestamptz,
  -- When the worker looks at it next; null where it is settled.
  check_at timestamptz,
  check ((state = 'refused') = (refusal is not null)),
  check ((state in ('new', 'open')) = (check_at is not null)),
  check (friend_id <> referrer_id)
);
create index referrals_due on referrals (check_at) where check_at is not null;
create index referrals_of_referrer on referrals (referrer_id, joined_at desc);

-- Hashes of the phones of friends, for a year: who erases the account and signs up again is not a new friend.
create table referral_phones (
  phone_hash bytea primary key,
  noted_at timestamptz not null
);

-- Those who followed a friend's link before there were rewards get them by the same rule.
insert into referrals (friend_id, referrer_id, joined_at, until, check_at)
  select friend.id, friend.referred_by, friend.created_at, friend.created_at + interval '30 days', now()
  from users as friend join users as referrer on referrer.id = friend.referred_by
  where friend.is_verified and friend.status <> 'removed' and friend.id <> referrer.id;
