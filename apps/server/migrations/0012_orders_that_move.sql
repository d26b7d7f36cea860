-- What an order's customer was told of it, in the order of telling. The last row is what they believe: news are told
-- once each time they come true, and a correction is told when they no longer are.
alter table order_notices
  drop constraint order_notices_pkey,
  add column seq bigint not null generated always as identity,
  add primary key (company_id, order_id, seq);

-- From now on what has no price is a draft, unless it is marked as free. Services that were booked without a price go
-- on being booked; a product at R$ 0,00 was on sale by mistake.
update catalogue_rows item set content = item.content || '{"gratis": true}'
where item.kind = 'item' and item.content->>'nome' not like 'Novo Servico%'
  and not exists (select from jsonb_each_text(item.content->'centavos') price where price.value::numeric > 0)
  and exists (select from catalogue_rows category where category.company_id = item.company_id
    and category.kind = 'category' and category.id = item.category_id and category.content->>'section' = 'servicos');

-- Paper that would have said that an order ended, and that waited while it was taken up again.
alter table print_jobs drop constraint print_jobs_dropped_for_check,
  add constraint print_jobs_dropped_for_check check (dropped_for in ('closed', 'deleted', 'switched_off', 'voided'));
