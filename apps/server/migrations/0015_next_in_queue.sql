-- A worker asks for its next job before the one it ended is ticked off: what stands behind that one in its queue is not
-- given out yet, and would wait for the next look of some worker, up to two seconds.

create function app.call_next_in_queue() returns trigger language plpgsql as $$
begin
  if exists (select from graphile_worker._private_jobs
    where job_queue_id = new.id and is_available and run_at <= now()) then
    perform pg_notify('jobs:insert', '{"count":1}');
  end if;
  return null;
end $$;
create trigger call_next_in_queue after update of locked_at on graphile_worker._private_job_queues
  for each row when (old.locked_at is not null and new.locked_at is null)
  execute function app.call_next_in_queue();
