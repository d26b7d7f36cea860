-- Several services in one visit. The row in appointments stays what it was: one interval of one agenda, as long and as dear as
-- the whole, called after all of them, with the first one's id. What it is made of stands here, in order; an appointment of
-- one service has no rows.

create table appointment_parts (
  company_id uuid not null,
  appointment_id uuid not null,
  place smallint not null check (place between 0 and 5),
  -- Who does this part, where that is not who has the appointment.
  agenda_id uuid,
  service_id text not null,
  service_name text not null,
  price_type text not null,
  price_cents integer not null check (price_cents >= 0),
  minutes integer not null check (minutes > 0),
  primary key (company_id, appointment_id, place),
  foreign key (company_id, appointment_id) references appointments on delete cascade,
  foreign key (company_id, agenda_id) references agendas
);
select app.build_wall('appointment_parts');
grant select, insert, update, delete on appointment_parts to {{app_role}};
-- Who does not see an appointment sees nothing of it, whatever walls that has.
create policy of_seen_appointments on appointment_parts as restrictive for all to {{app_role}}
  using (exists (select from appointments a
    where a.company_id = appointment_parts.company_id and a.id = appointment_parts.appointment_id));

-- What somebody waits for beside the first service: [{"service_id", "price_type"}].
alter table waiting_entries add column also jsonb not null default '[]';
