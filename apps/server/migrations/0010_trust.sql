-- What only the owner may change, the mailbox that is told of it, and who did what from which network.

-- Whoever signed in asked again: until then the session may change the mailbox and the PIX key.
alter table sessions
  add column confirmed_until timestamptz,
  -- Wrong confirmations since the last right one.
  add column confirm_tries integer not null default 0;

-- The former mailbox, while codes still go to it; 'infinity' while the company has no other.
alter table companies
  add column recovery_email text,
  add column recovery_until timestamptz,
  add check ((recovery_email is null) = (recovery_until is null));
grant update (recovery_email, recovery_until) on companies to {{app_role}};

-- Where codes go. Both halves of the question are one, so that nobody asks but half of it.
create function app.recovery_mailbox(company companies) returns text language sql stable parallel safe as
$$ select case when company.recovery_until > now() then company.recovery_email else company.email_cliente end $$;
grant execute on function app.recovery_mailbox to {{app_role}};

-- Changes of mailbox and PIX key that the mailbox which was told can still answer, each once.
create table company_changes (
  company_id uuid not null references companies,
  id uuid not null,
  kind text not null check (kind in ('mailbox', 'pix')),
  -- What stood before, as the columns of companies.
  former jsonb not null,
  -- Which mailbox got the links.
  told text not null,
  own_hash bytea unique,
  foreign_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_at timestamptz,
  primary key (company_id, id)
);
select app.build_wall('company_changes', visible_also =>
  'own_hash = (select app.presented_proof()) or foreign_hash = (select app.presented_proof())');
grant select, insert, update on company_changes to {{app_role}};
-- A password that a stranger may know is void until the mailbox sets another.
grant delete on credentials to {{app_role}};

-- In short form: enough to tell places apart.
alter table audit_entries add column network text;
