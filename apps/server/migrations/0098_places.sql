-- Rooms and equipment that a service needs. A place has a number over all companies, as agendas have, and one or several
-- units that are alike; a unit is the place's number times a hundred and its own from 1, so that a constraint of ranges
-- alone keeps two appointments off it.

create table places (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  number integer not null generated always as identity unique,
  name text not null check (name <> ''),
  units smallint not null default 1 check (units between 1 and 9),
  active boolean not null default true,
  version integer not null default 1,
  -- One that is gone keeps its name for the appointments that were in it.
  deleted_at timestamptz,
  primary key (company_id, id)
);
select app.build_wall('places');
grant select, insert on places to {{app_role}};
grant update (name, units, active, version, deleted_at) on places to {{app_role}};

-- The units that an appointment has; none for most.
alter table appointments add column units integer[] not null default '{}';

-- The same by unit, of those that stand: held, pending or confirmed. Only the trigger below writes it.
create table place_uses (
  company_id uuid not null,
  appointment_id uuid not null,
  unit integer not null,
  blocked tstzrange not null,
  ends_at timestamptz not null,
  hold_until timestamptz,
  beside uuid[] not null,
  primary key (company_id, appointment_id, unit),
  foreign key (company_id, appointment_id) references appointments on delete cascade,
  constraint one_use_a_unit exclude using gist (int4range(unit, unit, '[]') with &&, blocked with &&) where (beside = '{}')
);
create index place_uses_to_come on place_uses (company_id, ends_at);
create index place_uses_beside on place_uses using gist (int4range(unit, unit, '[]'), blocked) where beside <> '{}';
select app.build_wall('place_uses');
grant select on place_uses to {{app_role}};

-- Keeps `place_uses` as the appointment stands. A unit that is new to it must be the company's, in use, and there; whoever
-- takes one shares its place with others, and one that lies over somebody has it alone, as `keep_beside` has the agenda.
-- Nobody waits in a circle: rows go in as `on conflict`, in the order of the units. The owner's rights let it see all.
create function app.keep_units() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  stands boolean := new.status in ('held', 'pending', 'confirmed') and new.deleted_at is null;
  stood boolean := false;
  fresh integer[] := new.units;
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
  if new.beside = '{}' then
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
    select new.company_id, new.id, u, new.blocked, upper(new.blocked), case new.status when 'held' then new.hold_until end, new.beside
    from unnest(new.units) u order by u
    on conflict do nothing;
  get diagnostics taken = row_count;
  if taken <> cardinality(new.units)
    or exists (select from public.place_uses o, unnest(new.units) u
      where int4range(o.unit, o.unit, '[]') && int4range(u, u, '[]') and o.blocked && new.blocked and o.appointment_id <> new.id
        and o.beside <> '{}' and not (new.id = any(o.beside) or o.appointment_id = any(new.beside)))
    or (new.beside <> '{}' and exists (select from public.place_uses o, unnest(new.units) u
      where int4range(o.unit, o.unit, '[]') && int4range(u, u, '[]') and o.blocked && new.blocked and o.appointment_id <> new.id
        and o.beside = '{}' and not o.appointment_id = any(new.beside))) then
    raise exclusion_violation using message = 'this place is kept by another appointment', constraint = 'one_use_a_unit';
  end if;
  return null;
end $$;
create trigger keep_units after insert on appointments for each row
  when (new.units <> '{}') execute function app.keep_units();
create trigger keep_units_changed after update of units, blocked, status, deleted_at, beside, hold_until on appointments for each row
  when (new.units <> '{}' or old.units <> '{}') execute function app.keep_units();

-- Gives back what was held too long in the company's places, for a transaction that sees its own agenda alone (0097): what it
-- cannot see would keep it out all the same. A hold names nobody; one that somebody is using just now is left alone.
create function app.drop_held_places(at timestamptz) returns void language sql security definer set search_path = pg_catalog as $$
  delete from public.appointments where company_id = app.company_id() and id in (
    select id from public.appointments where company_id = app.company_id() and status = 'held' and hold_until <= at
      and units <> '{}' order by id for update skip locked)
$$;
