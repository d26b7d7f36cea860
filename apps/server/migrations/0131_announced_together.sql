-- What writes says nothing while it commits: NOTIFY makes the commits of a whole server take turns. The process says it
-- afterwards, for all that it has committed meanwhile. append_event and add_job still announce by themselves, for
-- processes of the former version and for triggers.

-- Adds a live event of the transaction's company, as append_event does, and answers its number.
create function app.write_event(event_name text, event_data jsonb) returns bigint language plpgsql as $$
declare
  event_id bigint;
begin
  with counted as (
    insert into public.event_counters as c (company_id, last_id) values (app.company_id(), 1)
      on conflict (company_id) do update set last_id = c.last_id + 1
      returning company_id, last_id)
  insert into public.events (company_id, id, name, data)
    select company_id, last_id, event_name, event_data from counted returning id into event_id;
  return event_id;
end $$;
grant execute on function app.write_event to {{app_role}};

-- Adds a job as graphile_worker.add_job does, without waking anybody.
create function app.queue_job(identifier text, payload json, queue_name text, run_at timestamptz, job_key text)
  returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  task int := (select id from graphile_worker._private_tasks t where t.identifier = queue_job.identifier);
  queue int := (select id from graphile_worker._private_job_queues q where q.queue_name = queue_job.queue_name);
begin
  if task is null or (queue_name is not null and queue is null) then
    -- The first of its name, or of its queue.
    insert into graphile_worker._private_tasks as t (identifier) values (queue_job.identifier) on conflict do nothing;
    insert into graphile_worker._private_job_queues as q (queue_name)
      select queue_job.queue_name where queue_job.queue_name is not null on conflict do nothing;
    select id into task from graphile_worker._private_tasks t where t.identifier = queue_job.identifier;
    select id into queue from graphile_worker._private_job_queues q where q.queue_name = queue_job.queue_name;
  end if;
  if job_key is not null then
    -- One that has begun knows the world of before: another follows it.
    update graphile_worker._private_jobs j set key = null, attempts = j.max_attempts, updated_at = now()
      where j.key = job_key and j.is_available is not true;
  end if;
  insert into graphile_worker._private_jobs as j (job_queue_id, task_id, payload, run_at, max_attempts, key, priority)
    values (queue, task, coalesce(queue_job.payload, '{}'), coalesce(queue_job.run_at, now()), 8, job_key, 0)
    on conflict (key) do update set job_queue_id = excluded.job_queue_id, task_id = excluded.task_id,
      payload = excluded.payload, max_attempts = excluded.max_attempts, run_at = excluded.run_at,
      priority = excluded.priority, revision = j.revision + 1, flags = excluded.flags, attempts = 0,
      last_error = null, updated_at = now()
    where j.locked_at is null;
end $$;
revoke execute on function app.queue_job from public;
grant execute on function app.queue_job to {{app_role}};
