-- An order may be wanted for later: from `scheduled_for` on, half an hour long. Until `waits_until` nobody is to make it:
-- it is neither accepted by itself nor printed before. Null there: its time has come, or it was wanted at once.

alter table orders
  add column scheduled_for timestamptz,
  add column waits_until timestamptz,
  add check (waits_until is null or waits_until <= scheduled_for);
create index orders_that_wait on orders (waits_until) where waits_until is not null;

alter table companies add column aceita_agendados boolean not null default true;
grant update (aceita_agendados) on companies to {{app_role}};

create or replace view order_rows with (security_invoker = true) as
  select company_id, id, number, status, customer_name, customer_phone, customer_address, neighbourhood, fulfilment,
    payment_method, round(change_for_cents / 100.0, 2) as change_for,
    round(delivery_fee_cents / 100.0, 2) as delivery_fee, round(discount_cents / 100.0, 2) as discount,
    round(total_cents / 100.0, 2) as total, total_cents, notes, source, cancel_reason, items_wire as items, version, seen_at,
    created_at, updated_at, print_state, search, sort_name, sort_status,
    round(app.paid_cents(company_id, id) / 100.0, 2) as paid,
    app.coupon_in_reais(coupon) as coupon,
    scheduled_for, waits_until
  from orders where deleted_at is null;
