-- Packages: several sessions that a customer pays for at once and takes one by one ('10 sessões de fisioterapia').

-- What a company sells. It is written with the agenda's settings, under their version.
create table package_kinds (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  service_ids text[] not null,
  sessions smallint not null check (sessions between 1 and 200),
  price_cents integer not null check (price_cents >= 0),
  -- Days from the sale; null is without end.
  valid_days integer check (valid_days between 1 and 3650),
  -- The server takes a customer's own bookings from it, without the counter.
  by_itself boolean not null default false,
  no_show_spends boolean not null default true,
  active boolean not null default true,
  place smallint not null,
  deleted_at timestamptz,
  primary key (company_id, id)
);
select app.build_wall('package_kinds');
grant select, insert on package_kinds to {{app_role}};
grant update (name, service_ids, sessions, price_cents, valid_days, by_itself, no_show_spends, active, place, deleted_at)
  on package_kinds to {{app_role}};

-- One that was sold, with its terms as they were then.
create table packages (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  kind_id uuid not null,
  name text not null,
  service_ids text[] not null,
  sessions smallint not null check (sessions between 1 and 200),
  price_cents integer not null check (price_cents >= 0),
  by_itself boolean not null,
  no_show_spends boolean not null,
  client text not null,
  phone text not null,
  phone_key text generated always as (app.phone_key(phone)) stored,
  note text,
  -- Its last day on the company's calendar; null is without end.
  expires_on date,
  sold_at timestamptz not null,
  sold_by uuid,
  -- Nothing is taken from it any more; what was taken stays.
  closed_at timestamptz,
  close_reason text,
  primary key (company_id, id),
  unique (company_id, id, sessions),
  foreign key (company_id, kind_id) references package_kinds
);
create index packages_by_customer on packages (company_id, phone_key);
select app.build_wall('packages');
grant select, insert on packages to {{app_role}};
grant update (client, phone, note, closed_at, close_reason) on packages to {{app_role}};

-- What was paid for one, and in which register; one payment at a time counts.
create table package_payments (
  company_id uuid not null,
  id uuid not null,
  package_id uuid not null,
  method text not null,
  amount_cents integer not null check (amount_cents >= 0),
  at timestamptz not null,
  employee_id uuid,
  register_id uuid,
  voided_at timestamptz,
  void_register_id uuid,
  void_employee_id uuid,
  primary key (company_id, id),
  foreign key (company_id, package_id) references packages on delete cascade
);
create unique index one_payment_a_package on package_payments (company_id, package_id) where voided_at is null;
create index package_payments_by_time on package_payments (company_id, at);
create index package_payments_of_register on package_payments (company_id, register_id);
create index package_payments_out_of_register on package_payments (company_id, void_register_id) where void_register_id is not null;
select app.build_wall('package_payments');
grant select, insert on package_payments to {{app_role}};
grant update (voided_at, void_register_id, void_employee_id) on package_payments to {{app_role}};

-- The package that an appointment is to be taken from; null for most. Whether it has a session says `package_uses`.
alter table appointments
  add column package_id uuid,
  add constraint appointments_package_fkey foreign key (company_id, package_id) references packages;
create index appointments_of_package on appointments (company_id, package_id) where package_id is not null;

-- A row for each session that is taken. No more than the package has: its number says so. Only the trigger below writes it.
create table package_uses (
  company_id uuid not null,
  package_id uuid not null,
  number smallint not null,
  sessions smallint not null,
  appointment_id uuid not null,
  primary key (company_id, package_id, number),
  unique (company_id, appointment_id),
  foreign key (company_id, package_id, sessions) references packages (company_id, id, sessions),
  foreign key (company_id, appointment_id) references appointments on delete cascade,
  check (number between 1 and sessions)
);
select app.build_wall('package_uses');
grant select on package_uses to {{app_role}};

-- Keeps `package_uses` as the appointment stands, whoever writes it. A session is given back when the appointment is
-- cancelled, deleted, moved past the package's last day, or is another's or another service now; one that finds none left
-- stands without. Whoever takes one has the package to itself. The owner's rights let it see all.
create function app.keep_package() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
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
create trigger keep_package after insert on appointments for each row
  when (new.package_id is not null) execute function app.keep_package();
create trigger keep_package_changed after update of package_id, status, deleted_at, no_show, starts_at, service_id, phone
  on appointments for each row
  when (new.package_id is not null or old.package_id is not null) execute function app.keep_package();

-- Whose customer it is, as orders and appointments say it.
create function app.note_package_customer() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  if new.phone_key is not null then
    insert into public.customer_changes (company_id, phone_key) values (new.company_id, new.phone_key);
  end if;
  if tg_op = 'UPDATE' and old.phone_key is distinct from new.phone_key and old.phone_key is not null then
    insert into public.customer_changes (company_id, phone_key) values (old.company_id, old.phone_key);
  end if;
  return null;
end $$;
create trigger note_customer after insert or update of client, phone on packages for each row
  execute function app.note_package_customer();
