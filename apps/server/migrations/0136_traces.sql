-- What a job goes on from in a trace is not what it is about: two jobs about the same stay the same.
create or replace function app.job_subject(payload json) returns text language sql immutable as $$
  select md5((payload::jsonb - '_cron' - '_trace')::text)
$$;
