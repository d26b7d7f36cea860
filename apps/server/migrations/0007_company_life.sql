-- How a company comes in, what it pays for, who works there, what plugs in, and what the owner learns.

-- Tables that belong to the installation: the product's role sees nothing of them.
create function app.build_owner_wall(relation regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', relation);
  execute format('create policy owner on %s to %I using (true)', relation, current_user);
end $$;
revoke execute on function app.build_owner_wall from public;

-- Operator -----------------------------------------------------------------------------------------

create table operators (
  id uuid primary key,
  -- What they sign in with.
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9._-]{1,39}$'),
  password_hash text not null,
  -- The secret of their second factor, sealed (RFC 6238), and the last step that opened the door: none opens twice.
  totp_sealed text not null,
  totp_last_step bigint not null default 0,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
select app.build_owner_wall('operators');

create table operator_sessions (
  id uuid primary key,
  operator_id uuid not null references operators,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
select app.build_owner_wall('operator_sessions');

-- Who did what. A company reads what concerns it, the operator's acts included.
create table audit_entries (
  id uuid primary key,
  at timestamptz not null default now(),
  company_id uuid references companies,
  actor_kind text not null check (actor_kind in ('operator', 'dono', 'employee', 'api', 'system')),
  -- The operator's name, or the id of an employee or key.
  actor text,
  act text not null,
  detail jsonb not null default '{}'
);
create index audit_by_company on audit_entries (company_id, at desc, id);
create index audit_by_time on audit_entries (at desc, id);
select app.build_wall('audit_entries');
grant select, insert on audit_entries to {{app_role}};

-- Leads and onboarding -----------------------------------------------------------------------------

alter table leads
  add column company_id uuid references companies,
  add column discard_reason text,
  add column note text not null default '',
  add column approved_at timestamptz,
  add column onboarded_at timestamptz,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
-- A stranger’s lead belongs to no company yet.
alter policy add_only on leads with check (state = 'new' and company_id is null);
create index leads_by_cnpj on leads (cnpj, created_at desc);
create index leads_by_state on leads (state, created_at desc, id);

-- The cookie of an onboarding: whoever entered the code that went to the lead's mailbox.
create table lead_tickets (
  lead_id uuid not null references leads on delete cascade,
  token_hash bytea primary key,
  expires_at timestamptz not null
);
select app.build_owner_wall('lead_tickets');
create policy presented on lead_tickets for select to {{app_role}}
  using (token_hash = (select app.presented_proof()) and expires_at > now());

create function app.presented_lead() returns uuid language sql stable security definer set search_path = pg_catalog as
$$ select lead_id from public.lead_tickets where token_hash = app.presented_proof() and expires_at > now() $$;
create function app.leads_of_presented_cnpj() returns setof uuid language sql stable security definer
  set search_path = pg_catalog as $$ select id from public.leads where cnpj = app.presented_cnpj() $$;

create policy presented on leads for select to {{app_role}}
  using (cnpj = (select app.presented_cnpj()) or id = (select app.presented_lead()));
create policy presented_change on leads for update to {{app_role}}
  using (id = (select app.presented_lead())) with check (id = (select app.presented_lead()));
grant select, update (state, onboarded_at, updated_at, version) on leads to {{app_role}};
create policy made_for_presented on lead_tickets for insert to {{app_role}}
  with check (lead_id in (select app.leads_of_presented_cnpj()));
grant select, insert on lead_tickets to {{app_role}};

create table lead_codes (
  lead_id uuid not null references leads on delete cascade,
  id uuid not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  voided_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (lead_id, id)
);
select app.build_owner_wall('lead_codes');
create policy presented on lead_codes to {{app_role}} using (lead_id in (select app.leads_of_presented_cnpj()))
  with check (lead_id in (select app.leads_of_presented_cnpj()));
grant select, insert, update, delete on lead_codes to {{app_role}};

-- A company that answers under another e-mail address: who read the former mailbox has no word in it any more.
create function app.end_lead_access() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from public.lead_tickets where lead_id in (select id from public.leads where company_id = new.id);
  delete from public.lead_codes where lead_id in (select id from public.leads where company_id = new.id);
  return null;
end $$;
create trigger end_lead_access after update of email_cliente on companies for each row
  when (lower(old.email_cliente) is distinct from lower(new.email_cliente)) execute function app.end_lead_access();

-- What an onboarding said, as its payload has it; `applied_at` once a company carries it.
create table onboardings (
  lead_id uuid primary key references leads on delete cascade,
  content jsonb not null,
  submitted_at timestamptz not null default now(),
  applied_at timestamptz,
  -- Columns of the company's record and the versions that this wrote: another version there is the company's own word.
  applied_versions jsonb not null default '{}'
);
select app.build_owner_wall('onboardings');
create policy presented on onboardings to {{app_role}} using (lead_id = (select app.presented_lead()))
  with check (lead_id = (select app.presented_lead()));
grant select, insert, update on onboardings to {{app_role}};

-- Menus as the company sent them. The bytes lie in the file store under `onboarding/{lead}/{id}`.
create table menu_files (
  lead_id uuid not null references leads on delete cascade,
  id uuid not null,
  company_id uuid references companies,
  file_name text not null check (file_name <> ''),
  file_type text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  primary key (lead_id, id)
);
create index menu_files_of_company on menu_files (company_id);
select app.build_owner_wall('menu_files');
create policy presented on menu_files to {{app_role}} using (lead_id = (select app.presented_lead()))
  with check (lead_id = (select app.presented_lead()));
create policy own_company on menu_files for select to {{app_role}} using (company_id = (select app.company_id()));
grant select, insert, update, delete on menu_files to {{app_role}};
grant execute on function app.presented_lead, app.leads_of_presented_cnpj to {{app_role}};

-- Licence ------------------------------------------------------------------------------------------
-- The one date is the end: licence_renewed_on + licence_days. Only the operator's side writes it.

alter table companies
  add column licence_plan text not null default 'bundle'
    check (licence_plan in ('attendance', 'delivery', 'manager', 'bundle')),
  add column licence_term text not null default 'annual' check (licence_term in ('monthly', 'quarterly', 'annual')),
  -- Hour of the company's clock at which an operating day begins: what is sold before it is yesterday's.
  add column cutoff_hour smallint not null default 5 check (cutoff_hour between 0 and 23);
grant update (cutoff_hour) on companies to {{app_role}};

create table licence_requests (
  company_id uuid not null references companies,
  -- Chosen by whoever asks: sent again, it is the same request.
  id uuid not null,
  kind text not null check (kind in ('change', 'renewal')),
  plan text not null check (plan in ('attendance', 'delivery', 'manager', 'bundle')),
  term text not null check (term in ('monthly', 'quarterly', 'annual')),
  price_cents integer not null check (price_cents > 0),
  -- The PIX charge: its reference on the operator's statement, and what a bank's app reads.
  txid text not null,
  br_code text,
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'granted', 'declined', 'cancelled')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (company_id, id)
);
create unique index one_open_licence_request on licence_requests (company_id) where state = 'open';
create unique index licence_request_by_txid on licence_requests (txid);
select app.build_wall('licence_requests');
grant select, insert, update (state, decided_at) on licence_requests to {{app_role}};

-- Every term that was granted: days in the company's zone, the last one included.
create table licence_terms (
  company_id uuid not null references companies,
  id uuid not null,
  plan text not null,
  term text not null,
  starts_on date not null,
  ends_on date not null,
  price_cents integer not null default 0,
  request_id uuid,
  granted_by text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
select app.build_wall('licence_terms');
grant select on licence_terms to {{app_role}};

-- Warnings that went out: each once for an end of the licence.
create table licence_notices (
  company_id uuid not null references companies,
  ends_on date not null,
  days integer not null,
  sent_at timestamptz not null default now(),
  primary key (company_id, ends_on, days)
);
select app.build_wall('licence_notices');
grant select, insert on licence_notices to {{app_role}};

-- Employees ----------------------------------------------------------------------------------------

alter table employees
  add column telefone text,
  add column email text,
  add column notes text not null default '',
  add column left_on date,
  add column left_reason text,
  -- Digest of what it was made from, so that another employee under the same id is refused.
  add column made_from bytea,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();

-- The table as a session reads it: no filter and no order tells a salary that is not there.
create view employee_rows_of_sessions with (security_invoker = true) as
  select company_id, id, nome, cargo, departamento, null::numeric as salario, data_admissao, status, sort_nome
  from employee_rows;
grant select on employee_rows_of_sessions to {{app_role}};

create index audit_of_employee on audit_entries (company_id, (detail->>'employee'), at desc)
  where detail->>'employee' is not null;

-- Who may sign in beside the owner: the first digits of the PIN say who, the others are the secret.
create table employee_access (
  company_id uuid not null,
  employee_id uuid not null,
  number smallint not null check (number between 100 and 999),
  role text not null check (role in ('dono', 'gerente', 'atendente', 'cozinha')),
  pin_hash text not null,
  -- Wrong PINs since the last right one; at ten the PIN is void until the owner makes a new one.
  tries integer not null default 0,
  changed_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (company_id, employee_id),
  unique (company_id, number),
  foreign key (company_id, employee_id) references employees on delete cascade
);
select app.build_wall('employee_access');
grant select, insert, update, delete on employee_access to {{app_role}};

-- Without an employee it is the company's own session, the owner's.
alter table sessions
  add column employee_id uuid,
  add column role text not null default 'dono' check (role in ('dono', 'gerente', 'atendente', 'cozinha')),
  add constraint session_of_employee foreign key (company_id, employee_id) references employee_access on delete cascade;

-- Automations --------------------------------------------------------------------------------------

alter table api_keys add column last_used_at timestamptz;

create table webhook_endpoints (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  url text not null,
  events text[] not null,
  -- Sealed; shown once. Receivers check signatures with it (Standard Webhooks).
  secret_sealed text not null,
  -- The one before it, sealed: signs beside it until this time, so that receivers can change theirs in peace.
  former_secret_sealed text,
  former_until timestamptz,
  active boolean not null default true,
  -- Why it was switched off, when not by a person: 'gone' (410), 'failing' (five days without one success).
  disabled_reason text,
  last_success_at timestamptz,
  failing_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
select app.build_wall('webhook_endpoints');
grant select, insert, update, delete on webhook_endpoints to {{app_role}};

create table webhook_deliveries (
  company_id uuid not null,
  id uuid not null,
  -- The order in which they are told.
  seq bigint generated always as identity,
  endpoint_id uuid not null,
  -- The same for all endpoints and for a re-send: receivers drop what they had.
  event_id uuid not null,
  event text not null,
  body text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- A test or a re-send: somebody watches, so it waits for nothing and nothing waits for it.
  manual boolean not null default false,
  last_status integer,
  last_problem text,
  -- The beginning of what the receiver answered.
  last_answer text,
  next_at timestamptz,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, endpoint_id) references webhook_endpoints on delete cascade
);
create index webhook_deliveries_in_order on webhook_deliveries (company_id, endpoint_id, seq desc);
create index webhook_deliveries_pending on webhook_deliveries (company_id, endpoint_id, seq) where state = 'pending';
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
select app.build_wall('webhook_deliveries');
grant select, insert, update, delete on webhook_deliveries to {{app_role}};

-- Customers ----------------------------------------------------------------------------------------

-- One key for the ways a Brazilian phone is written: with or without 55, with or without the ninth digit of a mobile.
-- A mobile that without its 9 would be a landline's number was never issued without it, and keeps it (see the domain's phoneKey).
create function app.phone_key(phone text) returns text language sql immutable parallel safe as $$
  select nullif(regexp_replace(regexp_replace(ltrim(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), '0'),
    '^55([0-9]{10,11})$', '\1'), '^([0-9]{2})9([6-9][0-9]{7})$', '\1\2'), '')
$$;
grant execute on function app.phone_key to {{app_role}};

create table customers (
  company_id uuid not null references companies,
  id uuid not null,
  phone_key text not null,
  phone text not null,
  -- What the shop calls them; else their newest order, appointment or chat says.
  name text,
  email text,
  notes text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, phone_key)
);
select app.build_wall('customers');
grant select, insert, update, delete on customers to {{app_role}};

-- Faster orders ------------------------------------------------------------------------------------
-- The same answers as before at half the cost: each order that is written, or restored, pays for them.

create or replace function app.search_text(variadic parts text[]) returns text language plpgsql immutable parallel safe as $$
declare
  words text := array_to_string(parts, ' ');
begin
  -- Plain ASCII, as most of them are, has no accent to lose.
  if octet_length(words) = length(words) then return lower(words); end if;
  return lower(translate(words,
    'ÀÁÂÃÄÅàáâãäåÈÉÊËèéêëÌÍÎÏìíîïÒÓÔÕÖòóôõöÙÚÛÜùúûüÇçÑñ',
    'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn'));
end $$;

create or replace function app.items_in_reais(items jsonb) returns jsonb language plpgsql immutable parallel safe as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object(
      'name', item->>'name',
      'quantity', (item->>'quantity')::int,
      'unit_price', round((item->>'unit_price_cents')::numeric / 100, 2),
      'options', (select coalesce(jsonb_agg(jsonb_build_object(
          'name', option->>'name', 'price', round((option->>'price_cents')::numeric / 100, 2)) order by n), '[]'::jsonb)
        from jsonb_array_elements(item->'options') with ordinality as o(option, n)),
      'notes', item->'notes',
      'product_id', item->'product_id') order by position), '[]'::jsonb)
    from jsonb_array_elements(items) with ordinality as i(item, position));
end $$;

-- What the owner learns ----------------------------------------------------------------------------

alter table orders
  add column phone_key text generated always as (app.phone_key(customer_phone)) stored,
  -- When the kitchen took it and when it was ready, as the status first said so.
  add column production_at timestamptz,
  add column ready_at timestamptz;
update orders o set
  production_at = (select min(at) from order_timeline t
    where t.company_id = o.company_id and t.order_id = o.id and t.kind = 'status' and t.detail->>'to' = 'production'),
  ready_at = (select min(at) from order_timeline t
    where t.company_id = o.company_id and t.order_id = o.id and t.kind = 'status' and t.detail->>'to' = 'ready');

create function app.stamp_order() returns trigger language plpgsql as $$
begin
  if new.status = 'production' and new.production_at is null then new.production_at := now(); end if;
  if new.status = 'ready' and new.ready_at is null then new.ready_at := now(); end if;
  return new;
end $$;
create trigger stamp_order before insert or update of status on orders
  for each row execute function app.stamp_order();
grant execute on function app.stamp_order to {{app_role}};

create index orders_by_day on orders (company_id, business_day) where deleted_at is null;
create index orders_by_customer on orders (company_id, phone_key, business_day) where deleted_at is null;

-- Customers at a glance ----------------------------------------------------------------------------

alter table conversations add column phone_key text generated always as (app.phone_key(phone)) stored;
alter table appointments add column phone_key text generated always as (app.phone_key(phone)) stored;
alter table waiting_entries add column phone_key text generated always as (app.phone_key(phone)) stored;
create index conversations_by_customer on conversations (company_id, phone_key);
create index appointments_by_customer on appointments (company_id, phone_key);
create index waiting_by_customer on waiting_entries (company_id, phone_key);
-- By age, for what is kept so many months: both tables grow in the order of time.
create index messages_by_age on messages using brin (at);
create index media_by_age on media using brin (created_at);

-- Conversations with a person, and the customer that each belongs to: by its phone; where WhatsApp hides that, by the
-- phone of what was ordered or booked from it; else it is a customer of its own.
create view customer_chats with (security_invoker = true) as
  select c.company_id, c.id, coalesce(c.phone_key,
      (select o.phone_key from orders o where o.company_id = c.company_id and o.conversation_id = c.id
        and o.phone_key is not null order by o.created_at desc limit 1),
      (select a.phone_key from appointments a where a.company_id = c.company_id and a.conversation_id = c.id
        and a.phone_key is not null order by a.starts_at desc limit 1),
      c.id::text) as customer_key,
    c.phone_key, c.phone, c.given_name, c.push_name, c.title, c.last_at, c.created_at
  from conversations c where c.kind = 'person';
grant select on customer_chats to {{app_role}};

-- One line a customer, for the list. It is made of the rows named in customer_changes whenever somebody reads it:
-- writers only append there, so that no two of them wait for each other over a customer.
create table customer_summaries (
  company_id uuid not null references companies,
  key text not null,
  phone text,
  name text,
  search text not null,
  orders_count integer not null,
  spent_cents bigint not null,
  first_seen_at timestamptz not null,
  last_order_at timestamptz,
  last_appointment_at timestamptz,
  last_message_at timestamptz,
  last_contact_at timestamptz not null,
  primary key (company_id, key)
);
create index customers_by_contact on customer_summaries (company_id, last_contact_at desc, key);
create index customers_by_orders on customer_summaries (company_id, orders_count desc, key);
create index customers_by_spent on customer_summaries (company_id, spent_cents desc, key);
select app.build_wall('customer_summaries');
grant select, insert, update, delete on customer_summaries to {{app_role}};

create table customer_changes (
  company_id uuid not null references companies,
  id bigint not null generated always as identity,
  phone_key text,
  conversation_id uuid,
  primary key (company_id, id)
);
select app.build_wall('customer_changes');
grant select, insert, delete on customer_changes to {{app_role}};

create function app.note_customer() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and (new.phone_key is not null or new.conversation_id is not null) then
    insert into public.customer_changes (company_id, phone_key, conversation_id)
      values (new.company_id, new.phone_key, new.conversation_id);
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE'
      and (old.phone_key, old.conversation_id) is distinct from (new.phone_key, new.conversation_id)) then
    insert into public.customer_changes (company_id, phone_key, conversation_id)
      values (old.company_id, old.phone_key, old.conversation_id);
  end if;
  return null;
end $$;
-- A statement at once: an import of many orders leaves one line a customer.
create function app.note_new_orders_customers() returns trigger language plpgsql as $$
begin
  insert into public.customer_changes (company_id, phone_key, conversation_id)
    select distinct company_id, phone_key, conversation_id from fresh
    where phone_key is not null or conversation_id is not null;
  return null;
end $$;
create function app.note_chat_customer() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into public.customer_changes (company_id, phone_key, conversation_id) values (new.company_id, new.phone_key, new.id);
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.phone_key is distinct from new.phone_key) then
    insert into public.customer_changes (company_id, phone_key, conversation_id) values (old.company_id, old.phone_key, old.id);
  end if;
  return null;
end $$;
grant execute on function app.note_customer, app.note_new_orders_customers, app.note_chat_customer to {{app_role}};

create trigger note_new_customers after insert on orders referencing new table as fresh
  for each statement execute function app.note_new_orders_customers();
create trigger note_customer after update of customer_name, customer_phone, status, total_cents, deleted_at, conversation_id
  on orders for each row execute function app.note_customer();
create trigger note_customer after insert or delete or update of client, phone, email, status, starts_at, deleted_at, conversation_id
  on appointments for each row execute function app.note_customer();
create trigger note_customer after insert or delete or update of client, phone, conversation_id
  on waiting_entries for each row execute function app.note_customer();
create trigger note_customer after insert or delete on conversations
  for each row execute function app.note_chat_customer();
create trigger note_customer_change after update of phone, push_name, given_name, last_at on conversations
  for each row when ((old.phone, old.title, old.last_at) is distinct from (new.phone, new.title, new.last_at))
  execute function app.note_chat_customer();

insert into customer_changes (company_id, phone_key, conversation_id)
  select company_id, phone_key, conversation_id from orders where phone_key is not null or conversation_id is not null
  union select company_id, phone_key, conversation_id from appointments
  union select company_id, phone_key, conversation_id from waiting_entries
  union select company_id, phone_key, id from conversations;

-- Personal data ------------------------------------------------------------------------------------

-- Messages of somebody who was erased: the gateway's history must not bring them back, whoever wrote them.
alter table former_sends add column erased boolean not null default false;

-- Months that conversations and their files are kept; null keeps them. Without a row the defaults of the program stand.
create table retention_settings (
  company_id uuid primary key references companies,
  message_months smallint check (message_months between 1 and 120),
  media_months smallint check (media_months between 1 and 120),
  version integer not null default 1
);
select app.build_wall('retention_settings');
grant select, insert, update on retention_settings to {{app_role}};

create function app.names_any(content text, ids text[]) returns boolean language sql immutable parallel safe as $$
  select exists (select from regexp_matches(content,
    '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') as found(words) where words[1] = any(ids))
$$;

-- What a company otherwise only appends to, without what it says of one person: `ids` are of that person's orders,
-- appointments and conversations, `digits` the ways their phone is written. Answers how many deliveries went.
create function app.erase_traces(ids text[], digits text[]) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  company uuid := app.company_id();
  parts text[] := array(select '%' || d || '%' from unnest(digits) d where length(d) >= 8);
  gone integer;
begin
  delete from events where company_id = company and (app.names_any(data::text, ids) or data::text like any(parts));
  update order_timeline set detail = detail - 'note'
    where company_id = company and order_id::text = any(ids) and detail ? 'note';
  update audit_entries set detail = '{"erased": true}'
    where company_id = company and (app.names_any(detail::text, ids) or detail::text like any(parts));
  delete from webhook_deliveries where company_id = company and (app.names_any(body, ids) or body like any(parts));
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke execute on function app.erase_traces from public;
grant execute on function app.erase_traces, app.names_any to {{app_role}};
