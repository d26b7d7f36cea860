-- The register of a shop: opened with change, closed by counting. One is open at a time; what was received while it was
-- belongs to it, whatever the clock says, and what was taken back while it was counts out of it.

create table cash_registers (
  company_id uuid not null references companies,
  id uuid not null,
  opened_at timestamptz not null default now(),
  opened_by uuid,
  opening_cents integer not null check (opening_cents >= 0),
  closed_at timestamptz,
  closed_by uuid,
  -- Cents by method, as they stood at the close and as they were counted.
  expected jsonb,
  counted jsonb,
  note text,
  primary key (company_id, id),
  check ((closed_at is null) = (counted is null) and (closed_at is null) = (expected is null))
);
create unique index cash_registers_open on cash_registers (company_id) where closed_at is null;
create index cash_registers_closed on cash_registers (company_id, closed_at desc) where closed_at is not null;
select app.build_wall('cash_registers');
grant select, insert, update on cash_registers to {{app_role}};

create table cash_movements (
  company_id uuid not null,
  register_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('in', 'out')),
  cents integer not null check (cents > 0),
  reason text not null check (reason <> ''),
  at timestamptz not null default now(),
  employee_id uuid,
  voided_at timestamptz,
  void_employee_id uuid,
  primary key (company_id, id),
  foreign key (company_id, register_id) references cash_registers
);
create index cash_movements_of_register on cash_movements (company_id, register_id);
select app.build_wall('cash_movements');
grant select, insert, update on cash_movements to {{app_role}};

alter table order_payments
  add column register_id uuid,
  add column void_register_id uuid,
  add foreign key (company_id, register_id) references cash_registers,
  add foreign key (company_id, void_register_id) references cash_registers;
create index order_payments_of_register on order_payments (company_id, register_id) where register_id is not null;
create index order_payments_back_in_register on order_payments (company_id, void_register_id)
  where void_register_id is not null;
