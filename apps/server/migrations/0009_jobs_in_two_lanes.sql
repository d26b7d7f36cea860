-- Jobs of two kinds of work, and jobs that end the process that runs them.
-- Only the queue's owner looks at these tables; nothing in them is a company's.

-- What the running program says of its jobs: a lower priority goes first, and whom outside they ask. Each worker writes
-- it at its start.
create table app.job_work (
  name text primary key,
  priority smallint not null,
  asks text
);

-- Deaths of processes, by what ran: the job's name and a digest of what it was to do, which outlives its row.
create table app.job_deaths (
  name text not null,
  subject text not null,
  worker text not null,
  at timestamptz not null default now(),
  primary key (name, subject, worker)
);

-- Workers that ended in order, or lost the database while their process lived: what they held did not end them.
create table app.left_workers (
  id text primary key,
  at timestamptz not null default now()
);

create function app.job_subject(payload json) returns text language sql immutable as $$
  select md5((payload::jsonb - '_cron')::text)
$$;

-- The queue's number for a job's name, or for its name as a suspect: no worker but the one for suspects knows that.
create function app.job_task(name text, suspect boolean) returns int language plpgsql as $$
declare
  known int;
  wanted text := case when suspect then 'suspect:' || name else name end;
begin
  select id into known from graphile_worker._private_tasks where identifier = wanted;
  if known is null then
    insert into graphile_worker._private_tasks (identifier) values (wanted) on conflict do nothing;
    select id into known from graphile_worker._private_tasks where identifier = wanted;
  end if;
  return known;
end $$;

create function app.job_name(task int) returns text language sql stable as $$
  select regexp_replace(identifier, '^suspect:', '') from graphile_worker._private_tasks where id = task
$$;

-- Every job gets its work's priority, its company and whom it asks as flags by which a worker may leave it for later, and
-- its place among the suspects when a process died of the same one before.
create function app.place_job() returns trigger language plpgsql set search_path = pg_catalog as $$
declare
  job_name text := app.job_name(new.task_id);
  company text := new.payload->>'companyId';
  work app.job_work;
begin
  select * into work from app.job_work w where w.name = job_name;
  new.priority := coalesce(work.priority, new.priority);
  if company is not null then
    new.flags := coalesce(new.flags, '{}') || jsonb_build_object(company, true);
  end if;
  if work.asks is not null then
    new.flags := coalesce(new.flags, '{}') || jsonb_build_object('asks:' || work.asks, true);
  end if;
  if exists (select from app.job_deaths d where d.name = job_name)
    and exists (select from app.job_deaths d where d.name = job_name and d.subject = app.job_subject(new.payload)) then
    new.task_id := app.job_task(job_name, true);
  end if;
  return new;
end $$;
create trigger place_job before insert on graphile_worker._private_jobs
  for each row execute function app.place_job();

-- A process died of this job, or with it: from now on it runs alone.
create function app.blame_job(job bigint, dead text) returns void language sql as $$
  insert into app.job_deaths (name, subject, worker)
    select app.job_name(task_id), app.job_subject(payload), dead from graphile_worker._private_jobs where id = job
    on conflict do nothing;
  update graphile_worker._private_jobs set task_id = app.job_task(app.job_name(task_id), true) where id = job
$$;

create function app.job_deaths_of(task int, payload json) returns int language sql stable as $$
  select count(*)::int from app.job_deaths d
    where d.name = app.job_name(task) and d.subject = app.job_subject(payload)
$$;

-- It ran to its end, good or bad, or a person wants it tried again: it is a job like any other.
create function app.clear_job(job bigint) returns void language sql as $$
  delete from app.job_deaths d using graphile_worker._private_jobs j
    where j.id = job and d.name = app.job_name(j.task_id) and d.subject = app.job_subject(j.payload);
  update graphile_worker._private_jobs set task_id = app.job_task(app.job_name(task_id), false)
    where id = job and task_id <> app.job_task(app.job_name(task_id), false)
$$;

-- Frees what workers hold that are gone. Unless they left in order, their process died of one of those jobs; a try that
-- never came to an end is given back either way. One that more than two processes died of waits for a person.
create function app.free_jobs_of(gone text[]) returns void language plpgsql as $$
begin
  perform app.blame_job(j.id, j.locked_by) from graphile_worker._private_jobs j
    where j.locked_by = any(gone) and not exists (select from app.left_workers l where l.id = j.locked_by);
  update graphile_worker._private_jobs j set locked_by = null, locked_at = null,
      attempts = case when d.deaths > 2 then j.max_attempts else greatest(j.attempts - 1, 0) end,
      last_error = case when d.deaths > 0
        then format('%s processes died while it ran', d.deaths) else j.last_error end
    from (select id, app.job_deaths_of(task_id, payload) as deaths from graphile_worker._private_jobs
      where locked_by = any(gone)) d
    where j.id = d.id;
  update graphile_worker._private_job_queues set locked_by = null, locked_at = null where locked_by = any(gone);
  delete from app.left_workers where id = any(gone) or at < now() - interval '1 day';
  delete from app.job_deaths where at < now() - interval '90 days';
end $$;
revoke execute on function app.job_subject, app.job_task, app.job_name, app.place_job, app.blame_job, app.job_deaths_of,
  app.clear_job, app.free_jobs_of from public;
