-- What a company gives to who says a code. Its uses are counted from the orders that came about, so that one which is
-- cancelled, refused or deleted gives its use back by itself; the row is locked while a use is taken.

create table coupons (
  company_id uuid not null references companies,
  id uuid not null,
  code text not null,
  -- As it is compared: letters and digits alone.
  code_key text not null check (code_key <> ''),
  kind text not null check (kind in ('percent', 'value', 'free_delivery')),
  -- Percent, or cents; 0 for a free delivery.
  value integer not null check (case kind when 'percent' then value between 1 and 100 when 'value' then value > 0
    else value = 0 end),
  minimum_cents integer not null default 0 check (minimum_cents >= 0),
  first_order boolean not null default false,
  -- Operating days, both included.
  starts_on date,
  ends_on date,
  max_uses integer check (max_uses > 0),
  max_uses_each integer check (max_uses_each > 0),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, code_key),
  check (ends_on >= starts_on)
);
select app.build_wall('coupons');
grant select, insert, update on coupons to {{app_role}};

-- What a coupon said when the order was placed (cents): an edit computes by it again.
alter table orders
  add column coupon_id uuid,
  add column coupon jsonb,
  add foreign key (company_id, coupon_id) references coupons;
create index orders_by_coupon on orders (company_id, coupon_id) where coupon_id is not null;

create function app.coupon_in_reais(coupon jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when coupon is not null then jsonb_build_object(
    'code', coupon->>'code',
    'kind', coupon->>'kind',
    'value', case coupon->>'kind' when 'value' then round((coupon->>'value')::numeric / 100, 2)
      else (coupon->>'value')::numeric end,
    'minimum', round((coupon->>'minimumCents')::numeric / 100, 2)) end
$$;
grant execute on function app.coupon_in_reais to {{app_role}};

create or replace view order_rows with (security_invoker = true) as
  select company_id, id, number, status, customer_name, customer_phone, customer_address, neighbourhood, fulfilment,
    payment_method, round(change_for_cents / 100.0, 2) as change_for,
    round(delivery_fee_cents / 100.0, 2) as delivery_fee, round(discount_cents / 100.0, 2) as discount,
    round(total_cents / 100.0, 2) as total, total_cents, notes, source, cancel_reason, items_wire as items, version, seen_at,
    created_at, updated_at, print_state, search, sort_name, sort_status,
    round(app.paid_cents(company_id, id) / 100.0, 2) as paid,
    app.coupon_in_reais(coupon) as coupon
  from orders where deleted_at is null;
