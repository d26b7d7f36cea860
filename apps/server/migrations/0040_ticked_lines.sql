-- Which lines of an order the kitchen has made: their places in `items`, from 0.

alter table orders add column ticked smallint[] not null default '{}';

create or replace view order_rows with (security_invoker = true) as
  select company_id, id, number, status, customer_name, customer_phone, customer_address, neighbourhood, fulfilment,
    payment_method, round(change_for_cents / 100.0, 2) as change_for,
    round(delivery_fee_cents / 100.0, 2) as delivery_fee, round(discount_cents / 100.0, 2) as discount,
    round(total_cents / 100.0, 2) as total, total_cents, notes, source, cancel_reason, items_wire as items, version, seen_at,
    created_at, updated_at, print_state, search, sort_name, sort_status,
    round(app.paid_cents(company_id, id) / 100.0, 2) as paid,
    app.coupon_in_reais(coupon) as coupon,
    scheduled_for, waits_until, to_jsonb(ticked) as ticked
  from orders where deleted_at is null;
