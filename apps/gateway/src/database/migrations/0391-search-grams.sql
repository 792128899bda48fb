-- Jobs are found by any part of what they are searched by, so the index holds the groups of three letters of its words; of numbers also
-- the groups of four digits, which fewer jobs share.
create function search_grams(searched text) returns text[] language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(gram), '{}')
  from unnest(string_to_array(searched, ' ')) as word
  cross join lateral (
    select substr(word, at, 3) from generate_series(1, length(word) - 2) as at
    union all
    select substr(word, at, 4) from generate_series(1, length(word) - 3) as at where substr(word, at, 4) ~ '^[0-9]{4}$'
  ) as part (gram)
$$;

-- A job comes into the index once, when it is over: booking and driving cost nothing. Those that still run are few for each customer.
create index jobs_over_by_grams on jobs using gin (search_grams(search_text) collate "C")
  with (gin_pending_list_limit = 512) where over_at is not null;
