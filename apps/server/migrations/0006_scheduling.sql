-- The agenda: appointments, closures, what Google Calendar says, reminders and the waiting list.

-- Who can be booked: the company itself (no employee), or an employee.
create table agendas (
  company_id uuid not null references companies,
  id uuid not null,
  -- One number over all companies: a range of one number needs no extension in the constraint below.
  number bigint not null generated always as identity unique,
  employee_id uuid,
  active boolean not null default true,
  primary key (company_id, id)
);
create unique index one_agenda_a_company on agendas (company_id) where employee_id is null;
create unique index one_agenda_an_employee on agendas (company_id, employee_id) where employee_id is not null;
select app.build_wall('agendas');
grant select, insert, update on agendas to {{app_role}};

create table appointments (
  company_id uuid not null,
  -- Chosen by whoever books: a booking that is sent again is the same one.
  id uuid not null,
  -- Digest of what was asked for, so that another wish under the same id is refused.
  fingerprint bytea not null,
  agenda_id uuid not null,
  agenda_number bigint not null,
  -- `held`: a time that is kept while a form is open, or for somebody of the waiting list.
  status text not null check (status in ('held', 'pending', 'confirmed', 'cancelled', 'completed')),
  hold_until timestamptz,
  -- Digest of the network that keeps a time on the public page: one network keeps a few at most.
  held_by bytea,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The time and the buffers around it: what others are kept out of.
  blocked tstzrange not null,
  -- Local dates that it is worked on; several for a service by day.
  dates date[] not null,
  service_id text not null,
  service_name text not null,
  price_type text not null,
  price_cents integer not null check (price_cents >= 0),
  minutes integer not null check (minutes > 0),
  modality text not null check (modality in ('tempo', 'dia')),
  client text not null,
  -- As it was typed, masked by who shows it.
  phone text not null,
  email text,
  address text,
  notes text,
  no_show boolean not null default false,
  source text not null check (source in ('dashboard', 'public', 'bot', 'waiting', 'api')),
  conversation_id uuid,
  cancelled_by text check (cancelled_by in ('shop', 'customer', 'deposit')),
  consented_at timestamptz,
  deposit_cents integer check (deposit_cents > 0),
  deposit_due_at timestamptz,
  deposit_paid_at timestamptz,
  -- Grows with each change that a customer's calendar must learn of (iCalendar SEQUENCE).
  ics_sequence integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- The event at Google. `google_dirty` says that Google does not have what stands here.
  google_event_id text,
  google_attempt integer not null default 0,
  google_dirty boolean not null default false,
  google_failure text,
  phone_tail text generated always as (app.phone_tail(phone)) stored,
  primary key (company_id, id),
  foreign key (company_id, agenda_id) references agendas,
  check (starts_at < ends_at),
  check ((status = 'held') = (hold_until is not null)),
  -- Two people can never hold one slot.
  constraint one_booking_a_slot exclude using gist
    (int8range(agenda_number, agenda_number, '[]') with &&, blocked with &&)
    where (status in ('held', 'pending', 'confirmed') and deleted_at is null)
);
create index appointments_in_order on appointments (company_id, starts_at) where deleted_at is null and status <> 'held';
-- Those of several days: the ones that began long before a date and may reach into it.
create index appointments_long on appointments (company_id, starts_at)
  where (modality = 'dia' or minutes > 1440) and deleted_at is null and status <> 'held';
create index appointments_held on appointments (company_id, hold_until) where status = 'held';
create index appointments_by_phone on appointments (company_id, phone_tail, starts_at desc) where deleted_at is null;
create index appointments_by_conversation on appointments (company_id, conversation_id, starts_at desc)
  where conversation_id is not null;
create index appointments_for_google on appointments (company_id, updated_at) where google_dirty;
create index appointments_deleted on appointments (deleted_at) where deleted_at is not null;
select app.build_wall('appointments');
grant select, insert, update, delete on appointments to {{app_role}};

create table closures (
  company_id uuid not null references companies,
  id uuid not null,
  -- Null closes every agenda of the company.
  agenda_id uuid,
  -- A whole date of the company's calendar, or a time.
  date date,
  time tstzrange,
  reason text not null default '',
  source text not null check (source in ('owner', 'holiday')),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, agenda_id) references agendas,
  check ((date is null) <> (time is null))
);
create unique index one_closure_a_date on closures (company_id, agenda_id, date) nulls not distinct where date is not null;
create index closures_by_time on closures using gist (time) where time is not null;
select app.build_wall('closures');
grant select, insert, update, delete on closures to {{app_role}};

create table scheduling_settings (
  company_id uuid primary key references companies,
  version integer not null,
  settings jsonb not null
);
select app.build_wall('scheduling_settings');
grant select, insert, update on scheduling_settings to {{app_role}};

-- What a customer was told of an appointment: each once for the time that it had.
create table appointment_news (
  company_id uuid not null,
  appointment_id uuid not null,
  kind text not null,
  -- The start it was told of: a moved appointment is told anew.
  starts_at timestamptz not null,
  due_at timestamptz not null,
  state text not null check (state in ('due', 'sent', 'skipped')),
  message_id uuid,
  conversation_id uuid,
  answer text check (answer in ('confirm', 'move', 'cancel')),
  at timestamptz not null default now(),
  -- The order in which it was told: what comes last is what the customer knows.
  seq bigint not null generated always as identity,
  primary key (company_id, appointment_id, kind, starts_at),
  foreign key (company_id, appointment_id) references appointments on delete cascade
);
create index appointment_news_due on appointment_news (due_at) where state = 'due';
create index appointment_news_by_conversation on appointment_news (company_id, conversation_id, at desc)
  where conversation_id is not null;
select app.build_wall('appointment_news');
grant select, insert, update, delete on appointment_news to {{app_role}};

create table waiting_entries (
  company_id uuid not null references companies,
  id uuid not null,
  service_id text not null,
  service_name text not null,
  price_type text not null,
  first_date date not null,
  last_date date not null,
  client text not null,
  phone text not null,
  email text,
  conversation_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'booked', 'gone')),
  -- The held appointment that is offered.
  offer_id uuid,
  offer_until timestamptz,
  consented_at timestamptz,
  since timestamptz not null default now(),
  primary key (company_id, id),
  check (first_date <= last_date)
);
create index waiting_in_order on waiting_entries (company_id, service_id, since) where state = 'waiting';
create index waiting_offers on waiting_entries (company_id, offer_until) where state = 'offered';
select app.build_wall('waiting_entries');
grant select, insert, update, delete on waiting_entries to {{app_role}};

-- Google Calendar -----------------------------------------------------------------------------------

create table google_connections (
  company_id uuid primary key references companies,
  connected boolean not null,
  -- Sealed; null when there is none.
  access_token text,
  access_expires_at timestamptz,
  refresh_token text,
  account text,
  scopes text[] not null default '{}',
  connected_at timestamptz,
  verified_at timestamptz,
  checked_at timestamptz,
  error_code text,
  -- What a person reads of it.
  error_message text,
  error_at timestamptz,
  -- Where the reading of changes stands.
  sync_token text,
  synced_at timestamptz,
  channel_id uuid,
  channel_token bytea,
  channel_resource text,
  channel_until timestamptz,
  -- The push channel's id digested: Google's call presents the id and finds its company.
  proof bytea unique,
  -- Grows with each new authorisation: what was begun with the one before is not written down.
  version integer not null default 1
);
select app.build_wall('google_connections', visible_also => 'proof = (select app.presented_proof())');
grant select, insert, update, delete on google_connections to {{app_role}};

-- A consent that was begun: its state, good once.
create table google_consents (
  company_id uuid not null references companies,
  state_hash bytea not null,
  session_id uuid not null,
  -- Sealed PKCE verifier.
  verifier text not null,
  redirect_uri text not null,
  return_to text not null,
  expires_at timestamptz not null,
  primary key (company_id, state_hash)
);
create index google_consents_by_age on google_consents (expires_at);
select app.build_wall('google_consents');
grant select, insert, delete on google_consents to {{app_role}};

-- The connected calendar's own events, ours left out, as far as they matter to the agenda.
create table calendar_events (
  company_id uuid not null references companies,
  google_id text not null,
  summary text not null default '',
  location text,
  all_day boolean not null,
  time tstzrange not null,
  -- Local dates of an all-day event.
  first_date date,
  last_date date,
  effect text not null check (effect in ('closes-day', 'closes-time', 'occupies', 'none')),
  updated_at timestamptz not null default now(),
  primary key (company_id, google_id)
);
create index calendar_events_by_start on calendar_events (company_id, lower(time));
select app.build_wall('calendar_events');
grant select, insert, update, delete on calendar_events to {{app_role}};

-- Failures of the authorisation (GOOG-70), without tokens.
create table google_audit (
  company_id uuid not null references companies,
  id uuid not null,
  at timestamptz not null default now(),
  type text not null,
  message text not null,
  browser text,
  url text,
  primary key (company_id, id)
);
create index google_audit_by_age on google_audit (at);
select app.build_wall('google_audit');
grant select, insert on google_audit to {{app_role}};
