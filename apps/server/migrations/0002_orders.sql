-- Items are part of the order and change only with it, so they live in its row (cents inside);
-- the wire shape in reais is computed once, when the row is written.

create function app.items_in_reais(items jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'name', item->>'name',
      'quantity', (item->>'quantity')::int,
      'unit_price', round((item->>'unit_price_cents')::numeric / 100, 2),
      'options', (select coalesce(jsonb_agg(jsonb_build_object(
          'name', option->>'name', 'price', round((option->>'price_cents')::numeric / 100, 2)) order by n), '[]'::jsonb)
        from jsonb_array_elements(item->'options') with ordinality as o(option, n)),
      'notes', item->'notes',
      'product_id', item->'product_id') order by position), '[]'::jsonb)
  from jsonb_array_elements(items) with ordinality as i(item, position)
$$;

create table orders (
  company_id uuid not null references companies,
  id uuid not null,
  business_day date not null,
  number integer not null,
  status text not null check (status in ('analysis', 'production', 'ready', 'delivered', 'cancelled', 'refused')),
  fulfilment text not null check (fulfilment in ('delivery', 'pickup')),
  customer_name text not null,
  customer_phone text,
  customer_address text,
  neighbourhood text,
  payment_method text not null,
  change_for_cents integer,
  items jsonb not null,
  items_wire jsonb not null generated always as (app.items_in_reais(items)) stored,
  delivery_fee_cents integer not null check (delivery_fee_cents >= 0),
  discount_cents integer not null check (discount_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  notes text,
  source text not null,
  cancel_reason text,
  cancel_note text,
  -- A digest of the content an order was placed with: the same id with other content is refused.
  placed_digest bytea not null,
  -- Grows with edits of what the order says; each revision may print once more.
  revision integer not null default 1,
  version integer not null default 1,
  print_state text check (print_state in ('pending', 'printed', 'uncertain', 'failed')),
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text not null generated always as
    (app.search_text(number::text, customer_name, coalesce(customer_phone, ''), coalesce(customer_address, ''),
      coalesce(neighbourhood, ''), id::text)) stored,
  sort_name text not null generated always as (app.search_text(customer_name)) stored,
  sort_status smallint not null generated always as
    (array_position(array['analysis', 'production', 'ready', 'delivered', 'cancelled', 'refused'], status)) stored,
  primary key (company_id, id),
  unique (company_id, business_day, number)
);
create index orders_by_date on orders (company_id, created_at desc, id) where deleted_at is null;
create index orders_by_status on orders (company_id, status, created_at desc, id) where deleted_at is null;
create index orders_by_name on orders (company_id, sort_name, created_at desc, id) where deleted_at is null;
create index orders_by_sort_status on orders (company_id, sort_status, created_at desc, id) where deleted_at is null;
create index orders_by_total on orders (company_id, total_cents, id) where deleted_at is null;
create index orders_unseen on orders (company_id) where seen_at is null and deleted_at is null and status = 'analysis';
select app.build_wall('orders');
grant select, insert, update on orders to {{app_role}};

create table order_numbers (
  company_id uuid not null references companies,
  business_day date not null,
  last_number integer not null,
  primary key (company_id, business_day)
);
select app.build_wall('order_numbers');
grant select, insert, update on order_numbers to {{app_role}};

-- Counted as orders change, so that the counters cost the same for ten orders and for a million.
create table order_counts (
  company_id uuid not null references companies,
  status text not null,
  count integer not null,
  primary key (company_id, status)
);
select app.build_wall('order_counts');
grant select, insert, update on order_counts to {{app_role}};

create function app.count_orders() returns trigger language plpgsql as $$
declare
  was text := case when tg_op = 'UPDATE' and old.deleted_at is null then old.status end;
  becomes text := case when new.deleted_at is null then new.status end;
begin
  if was is not distinct from becomes then return null; end if;
  -- All counters of the company, always in this order: two changes in opposite directions take turns.
  perform from public.order_counts where company_id = new.company_id order by status for update;
  if was is not null then
    update public.order_counts set count = count - 1 where company_id = new.company_id and status = was;
  end if;
  if becomes is not null then
    insert into public.order_counts as c values (new.company_id, becomes, 1)
      on conflict (company_id, status) do update set count = c.count + 1;
  end if;
  return null;
end $$;
create trigger count_orders after insert or update of status, deleted_at on orders
  for each row execute function app.count_orders();

create table order_timeline (
  company_id uuid not null,
  order_id uuid not null,
  id bigint not null generated always as identity,
  at timestamptz not null default now(),
  kind text not null,
  actor text not null,
  detail jsonb not null default '{}',
  primary key (company_id, order_id, id),
  foreign key (company_id, order_id) references orders
);
select app.build_wall('order_timeline');
grant select, insert on order_timeline to {{app_role}};

-- The orders table as callers see it: the spec's names, money in reais, deleted rows left out.
create view order_rows with (security_invoker = true) as
  select company_id, id, number, status, customer_name, customer_phone, customer_address, neighbourhood, fulfilment,
    payment_method, round(change_for_cents / 100.0, 2) as change_for,
    round(delivery_fee_cents / 100.0, 2) as delivery_fee, round(discount_cents / 100.0, 2) as discount,
    round(total_cents / 100.0, 2) as total, total_cents, notes, source, cancel_reason, items_wire as items, version, seen_at,
    created_at, updated_at, print_state, search, sort_name, sort_status
  from orders where deleted_at is null;
grant select on order_rows to {{app_role}};

-- One row an ordered line, for reports.
create view order_items with (security_invoker = true) as
  select o.company_id, o.id as order_id, i.position, i.item->>'name' as name, (i.item->>'quantity')::int as quantity,
    (i.item->>'unit_price_cents')::int as unit_price_cents, i.item->>'product_id' as product_id
  from orders o cross join lateral jsonb_array_elements(o.items) with ordinality as i(item, position);
grant select on order_items to {{app_role}};

-- Employees (their own screen comes later; the table answers the spec's call) ------------------------

create table employees (
  company_id uuid not null references companies,
  id uuid not null,
  nome text not null,
  cargo text not null default '',
  departamento text not null default '',
  salary_cents integer not null default 0,
  data_admissao date not null,
  status text not null default 'ativo' check (status in ('ativo', 'inativo', 'ferias', 'licenca')),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
select app.build_wall('employees');
grant select, insert, update on employees to {{app_role}};

create view employee_rows with (security_invoker = true) as
  select company_id, id, nome, cargo, departamento, round(salary_cents / 100.0, 2) as salario, data_admissao, status,
    app.search_text(nome) as sort_nome
  from employees;
grant select on employee_rows to {{app_role}};
grant execute on function app.items_in_reais, app.count_orders to {{app_role}};
