-- The walls of the house. `{{app_role}}` is the role the product works as: it owns nothing, and every
-- policy below applies to it. A row is visible to the company set for the transaction (app.company_id),
-- or to whoever presents its own natural key or secret (app.cnpj, app.proof): that is how a sign-in or a
-- session finds its company before one is known.

create schema app;
grant usage on schema app to {{app_role}};
grant usage on schema public to {{app_role}};

create function app.company_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.company_id', true), '')::uuid $$;

create function app.presented_cnpj() returns text language sql stable parallel safe as
$$ select nullif(current_setting('app.cnpj', true), '') $$;

create function app.presented_proof() returns bytea language sql stable parallel safe as
$$ select decode(nullif(current_setting('app.proof', true), ''), 'hex') $$;

create function app.search_text(variadic parts text[]) returns text language sql immutable parallel safe as
$$ select lower(translate(array_to_string(parts, ' '),
     'ÀÁÂÃÄÅàáâãäåÈÉÊËèéêëÌÍÎÏìíîïÒÓÔÕÖòóôõöÙÚÛÜùúûüÇçÑñ',
     'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn')) $$;

-- Row-level security of one table: the product's role sees and writes its own company, plus what a
-- presented key or secret opens; the owner (migrations, retention, operator) sees all.
create function app.build_wall(relation regclass, visible_also text default 'false', company_column text default 'company_id')
returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', relation);
  execute format('create policy own_company on %1$s to {{app_role}} using (%2$I = (select app.company_id()) or %3$s)
    with check (%2$I = (select app.company_id()))', relation, company_column, visible_also);
  execute format('create policy owner on %s to %I using (true)', relation, current_user);
end $$;
revoke execute on function app.build_wall from public;

-- Companies ---------------------------------------------------------------------------------------

create table companies (
  id uuid primary key,
  cnpj text not null unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  nome_empresa text not null check (nome_empresa <> ''),
  email_cliente text not null,
  telefone_empresa text,
  telefone_responsavel text,
  cidade_empresa text,
  estado_empresa text check (estado_empresa ~ '^[A-Z]{2}$'),
  nicho_empresa text not null default 'delivery',
  time_zone text not null default 'America/Sao_Paulo',
  imprime_auto boolean not null default false,
  bot_on boolean not null default false,
  mod_atendimento boolean not null default false,
  mod_motoboy boolean not null default false,
  mod_gerente boolean not null default false,
  mod_agendamento boolean not null default false,
  licence_renewed_on date,
  licence_days integer not null default 365 check (licence_days > 0),
  created_at timestamptz not null default now()
);
select app.build_wall('companies', visible_also => 'cnpj = (select app.presented_cnpj())', company_column => 'id');
-- No update of licence columns: a company cannot give itself a module.
grant select on companies to {{app_role}};
grant update (email_cliente, telefone_empresa, telefone_responsavel, cidade_empresa, estado_empresa,
  nicho_empresa, imprime_auto, bot_on) on companies to {{app_role}};

-- Sign-in -----------------------------------------------------------------------------------------

create table credentials (
  company_id uuid primary key references companies,
  password_hash text not null,
  changed_at timestamptz not null default now()
);
select app.build_wall('credentials');
grant select, insert, update on credentials to {{app_role}};

create table verification_codes (
  company_id uuid not null references companies,
  id uuid not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  voided_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
select app.build_wall('verification_codes');
grant select, insert, update, delete on verification_codes to {{app_role}};

create table password_tickets (
  company_id uuid not null references companies,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (company_id, token_hash)
);
select app.build_wall('password_tickets');
grant select, insert, delete on password_tickets to {{app_role}};

create table sessions (
  company_id uuid not null references companies,
  id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, id)
);
select app.build_wall('sessions', visible_also => 'token_hash = (select app.presented_proof())');
grant select, insert, update, delete on sessions to {{app_role}};

create table api_keys (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  token_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (company_id, id)
);
select app.build_wall('api_keys', visible_also => 'token_hash = (select app.presented_proof())');
grant select, insert, update on api_keys to {{app_role}};

create table stream_tickets (
  company_id uuid not null references companies,
  token_hash bytea not null unique,
  session_id uuid not null,
  expires_at timestamptz not null,
  primary key (company_id, token_hash)
);
select app.build_wall('stream_tickets', visible_also => 'token_hash = (select app.presented_proof())');
grant select, insert, delete on stream_tickets to {{app_role}};

-- Request limits: counters only, no company data, worthless after a crash.
create unlogged table request_counts (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
grant select, insert, update, delete on request_counts to {{app_role}};

-- Leads come from people without a company: the product may add one, and reads none back.
create table leads (
  id uuid primary key,
  empresa text not null,
  cnpj text not null,
  email text not null,
  responsavel text not null,
  telefone text not null,
  nicho text not null,
  state text not null default 'new' check (state in ('new', 'approved', 'onboarded', 'active', 'discarded')),
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create unique index one_lead_a_day on leads (cnpj, email, (timezone('UTC', created_at)::date));
alter table leads enable row level security, force row level security;
create policy add_only on leads for insert to {{app_role}} with check (state = 'new');
do $$ begin execute format('create policy owner on leads to %I using (true)', current_user); end $$;
grant insert on leads to {{app_role}};

-- Live events: ids grow by one within a company and become visible in that order, because the counter
-- row is locked from here to the commit. Append last in a transaction.

create table event_counters (
  company_id uuid primary key references companies,
  last_id bigint not null
);
select app.build_wall('event_counters');
grant select, insert, update on event_counters to {{app_role}};

create table events (
  company_id uuid not null references companies,
  id bigint not null,
  name text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index events_by_age on events (created_at);
select app.build_wall('events');
grant select, insert on events to {{app_role}};

create function app.append_event(event_name text, event_data jsonb) returns bigint language plpgsql as $$
declare
  company uuid := app.company_id();
  event_id bigint;
begin
  insert into public.event_counters as c (company_id, last_id) values (company, 1)
    on conflict (company_id) do update set last_id = c.last_id + 1
    returning last_id into event_id;
  insert into public.events (company_id, id, name, data) values (company, event_id, event_name, event_data);
  perform pg_notify('balcao_events', company || ' ' || event_id);
  return event_id;
end $$;
grant execute on function app.company_id, app.presented_cnpj, app.presented_proof, app.search_text, app.append_event
  to {{app_role}};

-- Jobs: the product may add a job in its own transaction and touch nothing else of the queue.
create function app.add_job(identifier text, payload json, queue_name text, run_at timestamptz, job_key text)
returns void language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.add_job(identifier, payload, queue_name => queue_name, run_at => run_at,
    max_attempts => 8, job_key => job_key)
$$;
revoke execute on function app.add_job from public;
grant execute on function app.add_job to {{app_role}};
