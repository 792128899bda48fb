-- Tells the gateways that work was added, or is due earlier than it was. A lease, or a later attempt, needs no notice: whoever waits for
-- the moment knows it.
create function note_due_work() returns trigger language plpgsql as $$
begin
  perform pg_notify('songwai_events', json_build_object('kind', 'work.due', 'subject', tg_table_name)::text);
  return null;
end
$$;

do $$
declare
  waiting text;
begin
  foreach waiting in array array['messages', 'webhook_deliveries', 'crm_deliveries'] loop
    execute format('create trigger note_added_work after insert on %I for each statement execute function note_due_work()', waiting);
    execute format(
      'create trigger note_earlier_work after update of state, next_attempt_at on %I for each row
         when (new.state = ''waiting'' and (old.state <> ''waiting'' or new.next_attempt_at < old.next_attempt_at))
         execute function note_due_work()',
      waiting
    );
  end loop;
end
$$;

create trigger note_earlier_work after update of next_attempt_at on event_failures for each row
  when (new.next_attempt_at is not null and (old.next_attempt_at is null or new.next_attempt_at < old.next_attempt_at))
  execute function note_due_work();

create trigger note_added_work after insert on charges for each statement execute function note_due_work();
create trigger note_earlier_work after update of next_check_at on charges for each row
  when (new.next_check_at is not null and (old.next_check_at is null or new.next_check_at < old.next_check_at))
  execute function note_due_work();

create trigger note_added_work after insert on charge_orders for each statement execute function note_due_work();
create trigger note_earlier_work after update of next_at on charge_orders for each row
  when (new.next_at is not null and (old.next_at is null or new.next_at < old.next_at))
  execute function note_due_work();

-- Waiting jobs can be offered.
create trigger note_added_work after update of on_duty_since on drivers for each row
  when (old.on_duty_since is null and new.on_duty_since is not null)
  execute function note_due_work();

create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'waiting';
