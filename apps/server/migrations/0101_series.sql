-- Appointments that repeat. Each is a row of its own, with its own time in the constraint; what ties them stands here.

create table appointment_series (
  company_id uuid not null references companies,
  id uuid not null,
  -- Weeks from one to the next, as it was asked for.
  weeks smallint not null check (weeks in (1, 2, 4)),
  -- How many were booked.
  total smallint not null check (total > 0),
  created_at timestamptz not null,
  primary key (company_id, id)
);
select app.build_wall('appointment_series');
grant select, insert on appointment_series to {{app_role}};

alter table appointments
  add column series_id uuid,
  add column series_place smallint,
  add constraint appointments_series_fkey foreign key (company_id, series_id) references appointment_series,
  add constraint appointments_series_check check ((series_id is null) = (series_place is null));
create index appointments_of_series on appointments (company_id, series_id, starts_at) where series_id is not null;

-- What a customer is told of several appointments of a series in one message. `told_at` stays empty until it was said, or
-- passed over.
create table series_news (
  company_id uuid not null,
  id uuid not null,
  series_id uuid not null,
  kind text not null check (kind in ('booked', 'confirmed', 'moved', 'cancelled')),
  appointments uuid[] not null,
  created_at timestamptz not null,
  told_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, series_id) references appointment_series
);
select app.build_wall('series_news');
grant select, insert, update (told_at) on series_news to {{app_role}};
