-- A booking of a class may be for several people: one appointment, one customer, and as many seats as they are.

-- How many come, and the lanes of their seats where they are several (`one_booking_a_slot`); one person has the lane of `seat`.
alter table appointments add column people smallint not null default 1,
  add column lanes int8multirange,
  add constraint appointments_people_check check (people between 1 and 200);

-- As before. Seats that are not beside each other do as well as those that are.
alter table appointments drop constraint one_booking_a_slot;
alter table appointments add constraint one_booking_a_slot exclude using gist
  (coalesce(lanes, int8multirange(int8range(
    agenda_number * 256 + coalesce(seat, 0), agenda_number * 256 + coalesce(seat, 255), '[]'))) with &&, blocked with &&)
  where (status in ('held', 'pending', 'confirmed') and deleted_at is null and beside = '{}');

-- As before, and it counts people: who comes gets as many seats as they are, or none. Fewer people than before are never
-- refused, as who is there stays in a class that has fewer seats now. A class that is on its way to another time takes none
-- meanwhile: its range is empty until the end of the transaction.
create or replace function app.keep_beside() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  agenda int8range := int8range(new.agenda_number, new.agenda_number, '[]');
  agenda_lanes int8range := int8range(new.agenda_number * 256, new.agenda_number * 256 + 255, '[]');
  taken int8multirange;
  is_less boolean := false;
  there integer;
  seats integer;
begin
  if new.status not in ('held', 'pending', 'confirmed') or new.deleted_at is not null or isempty(new.blocked) then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status in ('held', 'pending', 'confirmed') and old.deleted_at is null
      and (old.agenda_number, old.blocked, old.beside, old.service_id, old.starts_at)
        = (new.agenda_number, new.blocked, new.beside, new.service_id, new.starts_at)
      and old.seat is not distinct from new.seat and old.people = new.people then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    is_less := old.status in ('held', 'pending', 'confirmed') and old.deleted_at is null and old.seat is not null
      and (old.agenda_id, old.service_id, old.starts_at) = (new.agenda_id, new.service_id, new.starts_at)
      and new.people <= old.people;
  end if;
  new.lanes := null;
  if new.beside = '{}' then
    perform from public.agendas where company_id = new.company_id and id = new.agenda_id for key share;
  else
    perform from public.agendas where company_id = new.company_id and id = new.agenda_id for update;
  end if;
  if new.seat is not null then
    perform from public.agendas where company_id = new.company_id and id = new.agenda_id for no key update;
    select coalesce(sum(o.people), 0), range_agg(coalesce(o.lanes,
        int8multirange(int8range(o.agenda_number * 256 + o.seat, o.agenda_number * 256 + o.seat, '[]'))))
      into there, taken from public.appointments o
      where o.company_id = new.company_id and o.agenda_id = new.agenda_id and o.service_id = new.service_id
        and o.starts_at = new.starts_at and o.seat is not null and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null;
    select coalesce((s.settings -> 'services' -> new.service_id ->> 'seats')::integer, 1) into seats
      from public.scheduling_settings s where s.company_id = new.company_id;
    if there + new.people > (case when 'class-full' = any(new.willed) then 250 else coalesce(seats, 1) end) and not is_less then
      raise exclusion_violation using message = 'this class is full', constraint = 'one_booking_a_slot';
    end if;
    if there > 0 then
      select o.units into new.units from public.appointments o
        where o.company_id = new.company_id and o.agenda_id = new.agenda_id and o.service_id = new.service_id
          and o.starts_at = new.starts_at and o.seat is not null and o.id <> new.id
          and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null order by o.seat limit 1;
    end if;
    select min(free), case when new.people > 1 then range_agg(int8range(lane, lane, '[]')) end into new.seat, new.lanes
      from (select free, new.agenda_number * 256 + free as lane from generate_series(1, 250) free
        where taken is null or not taken @> new.agenda_number * 256 + free order by free limit new.people) as given;
    if exists (select from public.appointments o
        where coalesce(o.lanes, int8multirange(int8range(
            o.agenda_number * 256 + coalesce(o.seat, 0), o.agenda_number * 256 + coalesce(o.seat, 255), '[]'))) && agenda_lanes
          and o.blocked && new.blocked and o.id <> new.id
          and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null and o.beside = '{}'
          and o.seat is not null and (o.service_id, o.starts_at) <> (new.service_id, new.starts_at)
          and not o.id = any(new.beside)) then
      raise exclusion_violation using message = 'this time is kept by another class', constraint = 'one_booking_a_slot';
    end if;
  end if;
  if exists (select from public.appointments o
      where int8range(o.agenda_number, o.agenda_number, '[]') && agenda and o.blocked && new.blocked and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null and o.beside <> '{}'
        and not (new.id = any(o.beside) or o.id = any(new.beside))
        and not (o.seat is not null and new.seat is not null
          and (o.service_id, o.starts_at) = (new.service_id, new.starts_at)))
    or (new.beside <> '{}' and exists (select from public.appointments o
      where coalesce(o.lanes, int8multirange(int8range(
            o.agenda_number * 256 + coalesce(o.seat, 0), o.agenda_number * 256 + coalesce(o.seat, 255), '[]'))) && agenda_lanes
        and o.blocked && new.blocked and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null and o.beside = '{}'
        and not o.id = any(new.beside)
        and not (o.seat is not null and new.seat is not null
          and (o.service_id, o.starts_at) = (new.service_id, new.starts_at)))) then
    raise exclusion_violation using message = 'this time is kept by another appointment', constraint = 'one_booking_a_slot';
  end if;
  return new;
end $$;
drop trigger keep_beside on appointments;
create trigger keep_beside
  before insert or update of agenda_number, blocked, status, deleted_at, beside, service_id, starts_at, seat, people
  on appointments for each row execute function app.keep_beside();

-- As before; a session is one person's, so several who come together take none.
create or replace function app.keep_package() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  taken public.packages;
  fits boolean;
begin
  if tg_op = 'UPDATE' then
    if old.package_id is distinct from new.package_id then
      delete from public.package_uses where company_id = new.company_id and appointment_id = new.id;
    end if;
  end if;
  if new.package_id is null then
    return null;
  end if;
  select * into taken from public.packages where company_id = new.company_id and id = new.package_id for no key update;
  fits := new.status in ('pending', 'confirmed', 'completed') and new.deleted_at is null
    and (not new.no_show or taken.no_show_spends)
    and new.people = 1
    and new.service_id = any(taken.service_ids)
    and new.phone_key is not distinct from taken.phone_key
    and (taken.expires_on is null or taken.expires_on >= (new.starts_at at time zone
      (select c.time_zone from public.companies c where c.id = new.company_id))::date);
  if not fits then
    delete from public.package_uses where company_id = new.company_id and appointment_id = new.id;
    return null;
  end if;
  if taken.closed_at is not null
    or exists (select from public.package_uses where company_id = new.company_id and appointment_id = new.id) then
    return null;
  end if;
  insert into public.package_uses (company_id, package_id, number, sessions, appointment_id)
    select new.company_id, taken.id, n, taken.sessions, new.id from generate_series(1, taken.sessions) n
    where not exists (select from public.package_uses u
      where u.company_id = new.company_id and u.package_id = taken.id and u.number = n)
    order by n limit 1;
  return null;
end $$;
drop trigger keep_package_changed on appointments;
create trigger keep_package_changed after update of package_id, status, deleted_at, no_show, starts_at, service_id, phone, people
  on appointments for each row
  when (new.package_id is not null or old.package_id is not null) execute function app.keep_package();

-- Who waits may wait for several.
alter table waiting_entries add column people smallint not null default 1,
  add constraint waiting_entries_people_check check (people between 1 and 200);
