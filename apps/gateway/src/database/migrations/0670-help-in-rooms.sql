-- Requests for help are messages in the asker's room with support from now on. Those that nobody has answered yet come into the rooms, where
-- support sees them; the table stays as it is, with what was asked before.
do $$
declare
  request record;
  place integer;
  number bigint;
begin
  for request in select * from help_requests where closed_at is null order by id loop
    insert into chat_rooms (id, kind, user_id, created_at)
      values (request.user_id::text, 'support', request.user_id, request.created_at) on conflict do nothing;
    insert into chat_support (room_id, changed_at) values (request.user_id::text, request.created_at) on conflict do nothing;
    insert into chat_members (room_id, member, role, user_id)
      values (request.user_id::text, request.user_id::text, 'customer', request.user_id), (request.user_id::text, 'support', 'support', null)
      on conflict do nothing;
    update chat_clock set position = position + 2 returning position into number;
    update chat_rooms set last_seq = last_seq + 2, last_position = number where id = request.user_id::text returning last_seq into place;
    insert into chat_messages (room_id, seq, position, kind, event, created_at)
      values (request.user_id::text, place - 1, number - 1, 'event',
        jsonb_build_object('key', 'asked', 'jobId', request.job_id), request.created_at);
    insert into chat_messages (room_id, seq, position, kind, member, role, user_id, body, created_at)
      values (request.user_id::text, place, number, 'text', request.user_id::text, 'customer', request.user_id, request.message,
        request.created_at);
    update chat_members set unread = unread + 1 where room_id = request.user_id::text and member = 'support';
    update chat_support set about_job_id = request.job_id,
      state = case when state = 'answering' then state else 'waiting' end,
      waiting_since = case when state = 'answering' then null else coalesce(waiting_since, request.created_at) end,
      changed_at = case when state in ('answering', 'waiting') then changed_at else request.created_at end
      where room_id = request.user_id::text;
  end loop;
end $$;
