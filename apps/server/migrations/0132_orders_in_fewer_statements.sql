-- What an order costs inside the database.

-- A new order stands in analysis, whose counter is the first of those that a change locks: no other need be locked first.
create or replace function app.count_orders() returns trigger language plpgsql as $$
declare
  was text := case when tg_op = 'UPDATE' and old.deleted_at is null then old.status end;
  becomes text := case when new.deleted_at is null then new.status end;
begin
  if was is not distinct from becomes then return null; end if;
  if was is not null or becomes <> 'analysis' then
    -- All counters of the company, always in this order: two changes in opposite directions take turns.
    perform from public.order_counts where company_id = new.company_id order by status for update;
  end if;
  if was is not null then
    update public.order_counts set count = count - 1 where company_id = new.company_id and status = was;
  end if;
  if becomes is not null then
    insert into public.order_counts as c values (new.company_id, becomes, 1)
      on conflict (company_id, status) do update set count = c.count + 1;
  end if;
  return null;
end $$;

-- As before, with one look instead of four.
create or replace function app.place_job() returns trigger language plpgsql set search_path = pg_catalog as $$
declare
  company text := new.payload->>'companyId';
  known record;
begin
  select n.name, w.priority, w.asks, exists (select from app.job_deaths d where d.name = n.name) as died into known
    from (select regexp_replace(t.identifier, '^suspect:', '') as name from graphile_worker._private_tasks t
      where t.id = new.task_id) n
    left join app.job_work w on w.name = n.name;
  new.priority := coalesce(known.priority, new.priority);
  if company is not null then
    new.flags := coalesce(new.flags, '{}') || jsonb_build_object(company, true);
  end if;
  if known.asks is not null then
    new.flags := coalesce(new.flags, '{}') || jsonb_build_object('asks:' || known.asks, true);
  end if;
  if known.died and exists (
    select from app.job_deaths d where d.name = known.name and d.subject = app.job_subject(new.payload)) then
    new.task_id := app.job_task(known.name, true);
  end if;
  return new;
end $$;
