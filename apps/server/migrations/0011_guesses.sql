-- Guessing stops whoever guesses, and nobody else.

-- Codes are kept by the CNPJ that was typed, whether it is a company's (a lead's) or nobody's: asking and trying look the
-- same from outside.
alter table verification_codes add column cnpj text;
update verification_codes v set cnpj = c.cnpj from companies c where c.id = v.company_id;
alter table verification_codes drop constraint verification_codes_pkey;
alter table verification_codes alter column cnpj set not null, alter column company_id drop not null,
  add primary key (cnpj, id);
drop policy own_company on verification_codes;
create policy presented on verification_codes to {{app_role}} using (cnpj = (select app.presented_cnpj()))
  with check (cnpj = (select app.presented_cnpj())
    and (company_id is null or company_id = (select app.company_id())));

alter table lead_codes add column cnpj text;
update lead_codes c set cnpj = l.cnpj from leads l where l.id = c.lead_id;
alter table lead_codes drop constraint lead_codes_pkey;
alter table lead_codes alter column cnpj set not null, alter column lead_id drop not null, add primary key (cnpj, id);
alter policy presented on lead_codes using (cnpj = (select app.presented_cnpj()))
  with check (cnpj = (select app.presented_cnpj())
    and (lead_id is null or lead_id in (select app.leads_of_presented_cnpj())));
create index lead_codes_by_lead on lead_codes (lead_id);

-- Networks from which somebody has signed in to the company: a keyed digest, so that nobody's address lies here.
create table known_networks (
  company_id uuid not null references companies,
  network_hash bytea not null,
  seen_at timestamptz not null default now(),
  primary key (company_id, network_hash)
);
select app.build_wall('known_networks');
grant select, insert, update, delete on known_networks to {{app_role}};

-- PINs that were void by ten wrong tries are good again: strangers are counted below, known devices each for itself.
alter table employee_access drop column tries;

-- Browsers in which an employee has signed in, or that a code opened; and the shop's own, once an employee was tried there.
create table employee_devices (
  company_id uuid not null,
  employee_id uuid not null,
  device text not null,
  -- Wrong PINs since the last right one; at ten the device is known no more.
  tries integer not null default 0,
  used_at timestamptz not null default now(),
  primary key (company_id, employee_id, device),
  foreign key (company_id, employee_id) references employee_access on delete cascade
);
select app.build_wall('employee_devices');
grant select, insert, update, delete on employee_devices to {{app_role}};

-- The code with which a device becomes known whatever strangers have tried: one an employee at a time, used once.
create table employee_device_codes (
  company_id uuid not null,
  employee_id uuid not null,
  code_hash bytea not null,
  -- Wrong PINs beside the right code.
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employee_access on delete cascade
);
select app.build_wall('employee_device_codes');
grant select, insert, update, delete on employee_device_codes to {{app_role}};

-- When strangers tried a PIN, by what was typed: a number that nobody has is counted alike.
create table pin_guesses (
  cnpj text not null,
  number smallint not null,
  tried_at timestamptz[] not null default '{}',
  primary key (cnpj, number)
);
select app.build_owner_wall('pin_guesses');
create policy presented on pin_guesses to {{app_role}} using (cnpj = (select app.presented_cnpj())
  or cnpj = (select c.cnpj from companies c where c.id = (select app.company_id())));
grant select, insert, update, delete on pin_guesses to {{app_role}};
