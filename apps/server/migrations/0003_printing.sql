-- Who prints, what waits to be printed, and what an arriving order prints. A job carries all that goes on its
-- paper (`receipt`), so that printing reads no other feature's tables.

create table print_stations (
  company_id uuid not null references companies,
  id uuid not null,
  kind text not null check (kind in ('browser', 'agent')),
  name text not null,
  paper text not null check (paper in ('58', '80')),
  columns smallint not null check (columns between 24 and 64),
  code_page text not null,
  copies text[] not null,
  key_hash bytea unique,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  -- A removed station keeps its row, because finished jobs point at it, and loses its key.
  removed_at timestamptz,
  primary key (company_id, id),
  check ((key_hash is not null) = (kind = 'agent' and removed_at is null))
);
select app.build_wall('print_stations', visible_also => 'key_hash = (select app.presented_proof())');
grant select, insert, update on print_stations to {{app_role}};

create table print_settings (
  company_id uuid primary key references companies,
  -- Copies by fulfilment; null: the defaults of the program.
  copies jsonb,
  -- Automatic jobs made before this moment are dropped: 'infinity' while automatic printing is off.
  automatic_after timestamptz not null default '-infinity'
);
select app.build_wall('print_settings');
grant select, insert, update on print_settings to {{app_role}};

create table print_jobs (
  company_id uuid not null references companies,
  id uuid not null,
  order_id uuid,
  copy text not null check (copy in ('kitchen', 'counter', 'delivery', 'test')),
  -- Which print of this copy it is, from 1.
  revision integer not null check (revision > 0),
  -- The order's own revision that this paper shows.
  order_revision integer,
  -- Made by an order's arrival or edit, not by a person.
  automatic boolean not null,
  -- An earlier print of this copy may be on paper: headed as a reprint.
  reprint boolean not null,
  -- The doubtful print that a person asked to repeat.
  replaces uuid,
  -- Test sheets are for one station.
  for_station uuid,
  receipt jsonb,
  state text not null default 'pending'
    check (state in ('pending', 'claimed', 'sending', 'printed', 'uncertain', 'failed', 'expired')),
  -- The fencing number: grows with every claim.
  attempt integer not null default 0,
  -- How often a printer refused it before anything was sent.
  refusals integer not null default 0,
  station_id uuid,
  station_name text,
  lease_until timestamptz,
  retry_at timestamptz,
  sending_at timestamptz,
  detail text,
  dropped_for text check (dropped_for in ('closed', 'deleted', 'switched_off')),
  -- The moment itself, not the transaction's start: it is compared with print_settings.automatic_after.
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  primary key (company_id, id),
  unique (company_id, order_id, copy, revision),
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, station_id) references print_stations,
  foreign key (company_id, for_station) references print_stations,
  check ((copy = 'test') = (order_id is null) and (copy = 'test') = (for_station is not null))
);
create unique index one_automatic_print on print_jobs (company_id, order_id, copy, order_revision) where automatic;
create unique index one_replacement on print_jobs (company_id, replaces);
create index open_print_jobs on print_jobs (company_id, created_at)
  where state in ('pending', 'claimed', 'sending');
create index print_receipts_by_end on print_jobs (finished_at) where receipt is not null;
select app.build_wall('print_jobs');
grant select, insert, update on print_jobs to {{app_role}};

-- Whoever turns automatic printing off, and by whatever call: what waits does not come out, not even when it is
-- turned on again a moment later. The mark is set with the switch itself; the job then tidies up and tells the screens.
create function app.switch_automatic_prints() returns trigger language plpgsql as $$
begin
  insert into public.print_settings (company_id, automatic_after)
    values (new.id, case when new.imprime_auto then clock_timestamp() else 'infinity' end)
    on conflict (company_id) do update set automatic_after = excluded.automatic_after;
  if not new.imprime_auto then
    perform app.add_job('printing:sweep-company', json_build_object('companyId', new.id), null, null, null);
  end if;
  return null;
end $$;
grant execute on function app.switch_automatic_prints to {{app_role}};
create trigger switch_automatic_prints after update of imprime_auto on companies
  for each row when (old.imprime_auto is distinct from new.imprime_auto)
  execute function app.switch_automatic_prints();
