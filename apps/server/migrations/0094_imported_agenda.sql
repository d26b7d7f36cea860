-- Appointments that a company brings along from another program.

alter table appointments drop constraint appointments_source_check;
alter table appointments add constraint appointments_source_check
  check (source in ('dashboard', 'public', 'bot', 'waiting', 'api', 'import'));

-- One for each file. `came` counts the appointments that it brought, those that were over included.
create table agenda_imports (
  company_id uuid not null references companies,
  id uuid not null,
  digest bytea not null,
  name text not null,
  kind text not null check (kind in ('ics', 'csv')),
  by_kind text not null,
  by_name text,
  reminds boolean not null,
  came integer not null,
  willed integer not null,
  history integer not null,
  left_out integer not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  taken integer,
  stayed integer,
  primary key (company_id, id),
  check ((undone_at is null) = (taken is null) and (undone_at is null) = (stayed is null))
);
select app.build_wall('agenda_imports');
grant select, insert, update on agenda_imports to {{app_role}};

-- What was brought, by the digest of what tells it apart in its file: the same comes once, also when two bring it at once,
-- and also after somebody deleted the appointment. It is forgotten when the import is taken back.
create table imported_appointments (
  company_id uuid not null,
  digest bytea not null,
  import_id uuid not null,
  appointment_id uuid not null,
  primary key (company_id, digest),
  foreign key (company_id, import_id) references agenda_imports
);
create index imported_by_import on imported_appointments (company_id, import_id, appointment_id);
select app.build_wall('imported_appointments');
grant select, insert, delete on imported_appointments to {{app_role}};
