-- Appointments that the owner puts where the agenda would refuse them.

-- What was warned about and wanted all the same, as `over-break` or `overlap:<id>`.
alter table appointments add column willed text[] not null default '{}';

-- The bookings and holds that it was knowingly put over. The constraint lets such a row through; the trigger below lets it
-- lie over these and over nothing else, and keeps everybody else off it.
alter table appointments add column beside uuid[] not null default '{}';

alter table appointments drop constraint one_booking_a_slot;
alter table appointments add constraint one_booking_a_slot exclude using gist
  (int8range(agenda_number, agenda_number, '[]') with &&, blocked with &&)
  where (status in ('held', 'pending', 'confirmed') and deleted_at is null and beside = '{}');
create index appointments_beside on appointments using gist (int8range(agenda_number, agenda_number, '[]'), blocked)
  where status in ('held', 'pending', 'confirmed') and deleted_at is null and beside <> '{}';

-- Two rows of an agenda share a time only where one of them names the other. Of two that are both without names the
-- constraint decides. Else: who names others has the agenda alone until the end of its transaction, everybody shares it with
-- everybody else, and so each finds what the other wrote. The owner's rights let the indexes answer.
create function app.keep_beside() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  agenda int8range := int8range(new.agenda_number, new.agenda_number, '[]');
begin
  if new.status not in ('held', 'pending', 'confirmed') or new.deleted_at is not null then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status in ('held', 'pending', 'confirmed') and old.deleted_at is null
      and (old.agenda_number, old.blocked, old.beside) = (new.agenda_number, new.blocked, new.beside) then
    return new;
  end if;
  if new.beside = '{}' then
    perform from public.agendas where company_id = new.company_id and id = new.agenda_id for key share;
  else
    perform from public.agendas where company_id = new.company_id and id = new.agenda_id for update;
  end if;
  if exists (select from public.appointments o
      where int8range(o.agenda_number, o.agenda_number, '[]') && agenda and o.blocked && new.blocked and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null and o.beside <> '{}'
        and not (new.id = any(o.beside) or o.id = any(new.beside)))
    or (new.beside <> '{}' and exists (select from public.appointments o
      where int8range(o.agenda_number, o.agenda_number, '[]') && agenda and o.blocked && new.blocked and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null and o.beside = '{}'
        and not o.id = any(new.beside))) then
    raise exclusion_violation using message = 'this time is kept by another appointment', constraint = 'one_booking_a_slot';
  end if;
  return new;
end $$;
create trigger keep_beside before insert or update of agenda_number, blocked, status, deleted_at, beside
  on appointments for each row execute function app.keep_beside();

create index audit_of_appointment on audit_entries (company_id, (detail->>'appointment'), at desc)
  where detail->>'appointment' is not null;
