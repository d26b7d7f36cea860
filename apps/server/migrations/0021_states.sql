-- An order that is delivered leaves the shop before it is there: 'dispatched', between ready and delivered.

drop view order_rows;
alter table orders
  drop constraint orders_status_check,
  add constraint orders_status_check check
    (status in ('analysis', 'production', 'ready', 'dispatched', 'delivered', 'cancelled', 'refused')),
  add constraint orders_dispatched_check check (status <> 'dispatched' or fulfilment = 'delivery'),
  -- Its expression cannot be changed before PostgreSQL 17; its index goes with it.
  drop column sort_status,
  add column sort_status smallint not null generated always as
    (array_position(array['analysis', 'production', 'ready', 'dispatched', 'delivered', 'cancelled', 'refused'],
      status)) stored;
create index orders_by_sort_status on orders (company_id, sort_status, created_at desc, id) where deleted_at is null;

create view order_rows with (security_invoker = true) as
  select company_id, id, number, status, customer_name, customer_phone, customer_address, neighbourhood, fulfilment,
    payment_method, round(change_for_cents / 100.0, 2) as change_for,
    round(delivery_fee_cents / 100.0, 2) as delivery_fee, round(discount_cents / 100.0, 2) as discount,
    round(total_cents / 100.0, 2) as total, total_cents, notes, source, cancel_reason, items_wire as items, version, seen_at,
    created_at, updated_at, print_state, search, sort_name, sort_status
  from orders where deleted_at is null;
grant select on order_rows to {{app_role}};

-- What was accepted by itself rings as well until somebody has looked.
drop index orders_unseen;
create index orders_unseen on orders (company_id)
  where seen_at is null and deleted_at is null and status in ('analysis', 'production');

-- Channels whose orders are accepted without a press: none, unless the shop says so.
alter table companies add column aceite_automatico text[] not null default '{}'
  check (aceite_automatico <@ array['menu', 'bot', 'api']);
grant update (aceite_automatico) on companies to {{app_role}};

-- What shops wrote for 'it left' was said when a delivery was ready. From now on it is said when it leaves, and the
-- product's own words say that it is ready, where that was said at all.
update bot_settings set notices = notices || jsonb_build_object(
  'dispatched', notices->'ready_delivery',
  'ready_delivery', jsonb_build_object('on', notices->'ready_delivery'->'on',
    'text', 'Seu pedido nº {pedido} está pronto e já vai sair para entrega 📦'))
where notices ? 'ready_delivery' and not notices ? 'dispatched';
