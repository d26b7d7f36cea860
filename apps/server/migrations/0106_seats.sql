-- A service that several people come to at once: a class. Those who book it with the same agenda at the same start share that
-- time, each on a seat of their own; nobody else gets in.

-- The seat of its class, from 1; null where a service takes one person. 0 asks for whichever is free, and stays where the row
-- takes no time.
alter table appointments add column seat smallint,
  add constraint appointments_seat_check check (seat between 0 and 250);

-- An agenda is 256 lanes wide. An appointment has all of them, a seat its own alone: so no other appointment gets into a class,
-- and no class over another appointment. That two classes keep off each other is `keep_beside`'s word.
alter table appointments drop constraint one_booking_a_slot;
alter table appointments add constraint one_booking_a_slot exclude using gist
  (int8range(agenda_number * 256 + coalesce(seat, 0), agenda_number * 256 + coalesce(seat, 255), '[]') with &&, blocked with &&)
  where (status in ('held', 'pending', 'confirmed') and deleted_at is null and beside = '{}');
create unique index one_person_a_seat on appointments (company_id, agenda_id, service_id, starts_at, seat)
  where seat is not null and status in ('held', 'pending', 'confirmed') and deleted_at is null;

-- As before, and it gives out the seats. Whoever comes into a class takes turns with all who come into one in that agenda, finds
-- those who are there, and is given a seat if there are fewer than the service has; `class-full` of the owner's will asks for
-- no more than a lane. A class has its places once: who joins is where it is.
create or replace function app.keep_beside() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  agenda int8range := int8range(new.agenda_number, new.agenda_number, '[]');
  lanes int8range := int8range(new.agenda_number * 256, new.agenda_number * 256 + 255, '[]');
  there integer;
  seats integer;
begin
  if new.status not in ('held', 'pending', 'confirmed') or new.deleted_at is not null then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status in ('held', 'pending', 'confirmed') and old.deleted_at is null
      and (old.agenda_number, old.blocked, old.beside, old.service_id, old.starts_at)
        = (new.agenda_number, new.blocked, new.beside, new.service_id, new.starts_at)
      and old.seat is not distinct from new.seat then
    return new;
  end if;
  if new.beside = '{}' then
    perform from public.agendas where company_id = new.company_id and id = new.agenda_id for key share;
  else
    perform from public.agendas where company_id = new.company_id and id = new.agenda_id for update;
  end if;
  if new.seat is not null then
    perform from public.agendas where company_id = new.company_id and id = new.agenda_id for no key update;
    select count(*) into there from public.appointments o
      where o.company_id = new.company_id and o.agenda_id = new.agenda_id and o.service_id = new.service_id
        and o.starts_at = new.starts_at and o.seat is not null and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null;
    select coalesce((s.settings -> 'services' -> new.service_id ->> 'seats')::integer, 1) into seats
      from public.scheduling_settings s where s.company_id = new.company_id;
    if there >= (case when 'class-full' = any(new.willed) then 250 else coalesce(seats, 1) end) then
      raise exclusion_violation using message = 'this class is full', constraint = 'one_booking_a_slot';
    end if;
    if there > 0 then
      select o.units into new.units from public.appointments o
        where o.company_id = new.company_id and o.agenda_id = new.agenda_id and o.service_id = new.service_id
          and o.starts_at = new.starts_at and o.seat is not null and o.id <> new.id
          and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null order by o.seat limit 1;
    end if;
    select min(free) into new.seat from generate_series(1, 250) free where not exists (select from public.appointments o
      where o.company_id = new.company_id and o.agenda_id = new.agenda_id and o.service_id = new.service_id
        and o.starts_at = new.starts_at and o.seat = free and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null);
    if exists (select from public.appointments o
        where int8range(o.agenda_number * 256 + coalesce(o.seat, 0), o.agenda_number * 256 + coalesce(o.seat, 255), '[]') && lanes
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
      where int8range(o.agenda_number * 256 + coalesce(o.seat, 0), o.agenda_number * 256 + coalesce(o.seat, 255), '[]') && lanes
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
create trigger keep_beside before insert or update of agenda_number, blocked, status, deleted_at, beside, service_id, starts_at, seat
  on appointments for each row execute function app.keep_beside();

-- As before; those of one class share their places as rows do that name each other.
create or replace function app.keep_units() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  stands boolean := new.status in ('held', 'pending', 'confirmed') and new.deleted_at is null;
  stood boolean := false;
  fresh integer[] := new.units;
  others uuid[] := new.beside;
  taken integer;
begin
  if tg_op = 'UPDATE' then
    stood := old.status in ('held', 'pending', 'confirmed') and old.deleted_at is null;
    if stands = stood and (old.units, old.blocked, old.beside) = (new.units, new.blocked, new.beside)
        and old.hold_until is not distinct from new.hold_until then
      return null;
    end if;
    fresh := array(select unnest(new.units) except select unnest(old.units));
    delete from public.place_uses where company_id = new.company_id and appointment_id = new.id;
  end if;
  if not stands or new.units = '{}' then
    return null;
  end if;
  if new.seat is not null then
    others := new.beside || array(select o.id from public.appointments o
      where o.company_id = new.company_id and o.agenda_id = new.agenda_id and o.service_id = new.service_id
        and o.starts_at = new.starts_at and o.seat is not null and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null);
  end if;
  if others = '{}' then
    perform from public.places where company_id = new.company_id
      and number in (select u / 100 from unnest(new.units) u) order by number for key share;
  else
    perform from public.places where company_id = new.company_id
      and number in (select u / 100 from unnest(new.units) u) order by number for update;
  end if;
  if exists (select from unnest(new.units) u where not exists (select from public.places p
      where p.company_id = new.company_id and p.number = u / 100
        and (not u = any(fresh) or (p.active and p.deleted_at is null and u % 100 between 1 and p.units)))) then
    raise exclusion_violation using message = 'this place is not there', constraint = 'one_use_a_unit';
  end if;
  insert into public.place_uses (company_id, appointment_id, unit, blocked, ends_at, hold_until, beside)
    select new.company_id, new.id, u, new.blocked, upper(new.blocked), case new.status when 'held' then new.hold_until end, others
    from unnest(new.units) u order by u
    on conflict do nothing;
  get diagnostics taken = row_count;
  if taken <> cardinality(new.units)
    or exists (select from public.place_uses o, unnest(new.units) u
      where int4range(o.unit, o.unit, '[]') && int4range(u, u, '[]') and o.blocked && new.blocked and o.appointment_id <> new.id
        and o.beside <> '{}' and not (new.id = any(o.beside) or o.appointment_id = any(others)))
    or (others <> '{}' and exists (select from public.place_uses o, unnest(new.units) u
      where int4range(o.unit, o.unit, '[]') && int4range(u, u, '[]') and o.blocked && new.blocked and o.appointment_id <> new.id
        and o.beside = '{}' and not o.appointment_id = any(others))) then
    raise exclusion_violation using message = 'this place is kept by another appointment', constraint = 'one_use_a_unit';
  end if;
  return null;
end $$;
