-- A job that three processes died of may only have been beside the deaths: three power cuts in a row are no fault of
-- its own. It rests for an hour and is tried again, alone as ever; after eight deaths it waits for a person.
create function app.job_rests(task int, payload json) returns boolean language sql stable as $$
  select count(*) > 7 or (count(*) > 2 and max(d.at) > now() - interval '1 hour') from app.job_deaths d
    where d.name = app.job_name(task) and d.subject = app.job_subject(payload)
$$;

-- Gives jobs that have rested their tries back.
create function app.wake_jobs() returns void language sql as $$
  update graphile_worker._private_jobs set attempts = 0, run_at = now()
    where attempts >= max_attempts and locked_at is null
      and app.job_deaths_of(task_id, payload) > 2 and not app.job_rests(task_id, payload)
$$;

create or replace function app.free_jobs_of(gone text[]) returns void language plpgsql as $$
begin
  perform app.blame_job(j.id, j.locked_by) from graphile_worker._private_jobs j
    where j.locked_by = any(gone) and not exists (select from app.left_workers l where l.id = j.locked_by);
  update graphile_worker._private_jobs j set locked_by = null, locked_at = null,
      attempts = case when d.rests then j.max_attempts else greatest(j.attempts - 1, 0) end,
      last_error = case when d.deaths > 0
        then format('%s processes died while it ran', d.deaths) else j.last_error end
    from (select id, app.job_deaths_of(task_id, payload) as deaths, app.job_rests(task_id, payload) as rests
      from graphile_worker._private_jobs where locked_by = any(gone)) d
    where j.id = d.id;
  update graphile_worker._private_job_queues set locked_by = null, locked_at = null where locked_by = any(gone);
  delete from app.left_workers where id = any(gone) or at < now() - interval '1 day';
  delete from app.job_deaths where at < now() - interval '90 days';
end $$;
revoke execute on function app.job_rests, app.wake_jobs from public;
