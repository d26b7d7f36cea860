-- Money that went back: a payment below nothing, under the bank's id, so that whatever adds up what was received is right.

alter table order_payments drop constraint order_payments_amount_cents_check;
alter table order_payments add constraint order_payments_amount_cents_check
  check (amount_cents > 0 or (amount_cents < 0 and outside_id is not null));

create function app.returned_cents(company uuid, order_id uuid) returns integer language sql stable parallel safe as $$
  select coalesce(-sum(p.amount_cents), 0)::integer from public.order_payments p
  where p.company_id = $1 and p.order_id = $2 and p.voided_at is null and p.amount_cents < 0
$$;
grant execute on function app.returned_cents to {{app_role}};

-- How much of it was taken out of the order that its money had counted for.
alter table pix_refunds add column taken_cents integer not null default 0 check (taken_cents between 0 and amount_cents);
create index pix_refunds_under_way on pix_refunds (company_id, asked_at) where state in ('asked', 'under-way');
