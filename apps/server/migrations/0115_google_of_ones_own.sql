-- A person's own Google Calendar, beside the company's: each connection is of an agenda, or of the company (null).

alter table google_connections
  drop constraint google_connections_pkey,
  add column agenda_id uuid,
  -- Whether the appointments of that agenda are written to the company's calendar too.
  add column also_company boolean not null default true,
  -- It is the account that the company's calendar is of: an appointment is there once, as the company's.
  add column shared boolean not null default false,
  add column whose uuid not null generated always as (coalesce(agenda_id, company_id)) stored,
  add primary key (company_id, whose),
  add foreign key (company_id, agenda_id) references agendas;
alter table google_consents add column agenda_id uuid, add foreign key (company_id, agenda_id) references agendas;
alter table google_audit add column agenda_id uuid;

-- What a person's calendar is to have of an appointment, and has: a row for each that was ever to be there, so that one
-- that moves to somebody else leaves the one calendar and comes into the other, whichever can be written first.
create table google_copies (
  company_id uuid not null references companies,
  appointment_id uuid not null,
  agenda_id uuid not null,
  event_id text,
  -- How many ids were tried for the event, the one at hand included.
  attempts integer not null default 0,
  dirty boolean not null default true,
  failure text,
  failure_code text,
  primary key (company_id, appointment_id, agenda_id),
  foreign key (company_id, appointment_id) references appointments on delete cascade,
  foreign key (company_id, agenda_id) references agendas
);
create index google_copies_to_write on google_copies (company_id, agenda_id) where dirty;
create index google_copies_by_event on google_copies (company_id, agenda_id, event_id) where event_id is not null;
select app.build_wall('google_copies');
grant select, insert, update on google_copies to {{app_role}};

-- When a person's own calendar keeps them from being booked, whole days where it has dates, and not with what: their life
-- is nobody's business.
create table google_busy (
  company_id uuid not null references companies,
  agenda_id uuid not null,
  google_id text not null,
  time tstzrange not null,
  first_date date,
  last_date date,
  primary key (company_id, agenda_id, google_id),
  foreign key (company_id, agenda_id) references agendas
);
select app.build_wall('google_busy');
grant select, insert, update, delete on google_busy to {{app_role}};

-- A professional's transaction has to do with their own connection alone (0040). Of the company's it knows whether there is
-- one, and of those of colleagues, where it may see these, when they are busy.
create policy own_eyes on google_connections as restrictive for select to {{app_role}}
  using ((select app.own_worker() is null) or agenda_id is null or agenda_id = (select app.own_agenda()));
create policy own_eyes on google_busy as restrictive for select to {{app_role}}
  using ((select app.own_worker() is null or app.sees_colleagues()) or agenda_id = (select app.own_agenda()));
create policy own_eyes on google_consents as restrictive for select to {{app_role}}
  using ((select app.own_worker() is null) or agenda_id = (select app.own_agenda()));
create policy own_eyes on google_copies as restrictive for select to {{app_role}}
  using ((select app.own_worker() is null) or agenda_id = (select app.own_agenda()));
do $$
declare
  walled text;
begin
  foreach walled in array array['google_connections', 'google_busy', 'google_consents', 'google_copies'] loop
    execute format('create policy own_hands_insert on %I as restrictive for insert to {{app_role}}
      with check ((select app.own_worker() is null) or agenda_id = (select app.own_agenda()))', walled);
    execute format('create policy own_hands_update on %I as restrictive for update to {{app_role}}
      using ((select app.own_worker() is null) or agenda_id = (select app.own_agenda()))
      with check ((select app.own_worker() is null) or agenda_id = (select app.own_agenda()))', walled);
    execute format('create policy own_hands_delete on %I as restrictive for delete to {{app_role}}
      using ((select app.own_worker() is null) or agenda_id = (select app.own_agenda()))', walled);
  end loop;
end $$;

-- Whoever changes an appointment, by whatever road, leaves word for the people's calendars that have it or are to have it.
create function app.note_google_copies() returns trigger language plpgsql as $$
begin
  if not exists (select from google_connections where company_id = new.company_id and agenda_id is not null) then
    return null;
  end if;
  insert into google_copies (company_id, appointment_id, agenda_id)
    select company_id, new.id, agenda_id from google_connections
    where company_id = new.company_id and agenda_id = new.agenda_id and connected
      and new.status = 'confirmed' and new.deleted_at is null
      -- What is brought from another program is told to nobody until it changes.
      and (tg_op = 'UPDATE' or new.source <> 'import')
    on conflict do nothing;
  update google_copies set dirty = true, failure = null, failure_code = null
    where company_id = new.company_id and appointment_id = new.id
      and (agenda_id = new.agenda_id or event_id is not null or dirty);
  perform app.add_job('calendar-write', json_build_object('companyId', company_id, 'agendaId', agenda_id),
      format('google:%s:%s', company_id, agenda_id), null, format('calendar-write:%s:%s', company_id, agenda_id))
    from google_copies c join google_connections g using (company_id, agenda_id)
    where company_id = new.company_id and c.appointment_id = new.id and c.dirty and g.connected;
  return null;
end $$;
create trigger note_google_copies after insert or update of version on appointments
  for each row execute function app.note_google_copies();

-- Who is switched off or leaves has no connection any more: the check finds it so, and takes the authorisation back.
create function app.note_google_leaver() returns trigger language plpgsql as $$
begin
  perform app.add_job('google-check', json_build_object('companyId', g.company_id, 'agendaId', g.agenda_id), null, null,
      format('google-check:%s:%s', g.company_id, g.agenda_id))
    from google_connections g join agendas a on a.company_id = g.company_id and a.id = g.agenda_id
    where g.company_id = new.company_id and g.connected
      and a.employee_id = (to_jsonb(new) ->> case tg_table_name when 'agendas' then 'employee_id' else 'id' end)::uuid;
  return null;
end $$;
create trigger note_google_leaver after update of active on agendas
  for each row when (old.active and not new.active) execute function app.note_google_leaver();
create trigger note_google_leaver after update of status on employees
  for each row when (old.status <> 'inativo' and new.status = 'inativo') execute function app.note_google_leaver();
