-- What was received for an order: a row for each payment, taken back by a mark and never removed. What is owed is the
-- total less these.

create table order_payments (
  company_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  method text not null,
  -- What it counts for; the change was given back besides.
  amount_cents integer not null check (amount_cents > 0),
  change_cents integer not null default 0 check (change_cents >= 0),
  note text,
  at timestamptz not null default now(),
  actor text not null,
  employee_id uuid,
  -- The event of a bank or gateway that told of it, so that it is told once.
  outside_id text,
  voided_at timestamptz,
  void_actor text,
  void_employee_id uuid,
  primary key (company_id, id),
  foreign key (company_id, order_id) references orders
);
create index order_payments_of_order on order_payments (company_id, order_id);
create unique index order_payments_by_outside_id on order_payments (company_id, outside_id) where outside_id is not null;
select app.build_wall('order_payments');
grant select, insert, update on order_payments to {{app_role}};

create function app.paid_cents(company uuid, order_id uuid) returns integer language sql stable parallel safe as $$
  select coalesce(sum(p.amount_cents), 0)::integer from public.order_payments p
  where p.company_id = $1 and p.order_id = $2 and p.voided_at is null
$$;
grant execute on function app.paid_cents to {{app_role}};

-- Nobody could say so before: what was delivered by now counts as paid, so that only what is open is to be received.
insert into order_payments (company_id, order_id, id, method, amount_cents, at, actor)
select company_id, id, gen_random_uuid(), payment_method, total_cents, updated_at, 'system'
from orders where status = 'delivered' and total_cents > 0;

create or replace view order_rows with (security_invoker = true) as
  select company_id, id, number, status, customer_name, customer_phone, customer_address, neighbourhood, fulfilment,
    payment_method, round(change_for_cents / 100.0, 2) as change_for,
    round(delivery_fee_cents / 100.0, 2) as delivery_fee, round(discount_cents / 100.0, 2) as discount,
    round(total_cents / 100.0, 2) as total, total_cents, notes, source, cancel_reason, items_wire as items, version, seen_at,
    created_at, updated_at, print_state, search, sort_name, sort_status,
    round(app.paid_cents(company_id, id) / 100.0, 2) as paid
  from orders where deleted_at is null;
