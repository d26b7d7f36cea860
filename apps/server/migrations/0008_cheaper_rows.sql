-- The same answers as before at half the cost: each order that is written, or restored, pays for them.

create or replace function app.items_in_reais(items jsonb) returns jsonb language plpgsql immutable parallel safe as $$
declare
  wire jsonb := '[]';
  item jsonb;
  options jsonb;
  option jsonb;
begin
  -- By place: a query over the elements would be planned and opened anew for each order.
  for i in 0 .. coalesce(jsonb_array_length(items), 0) - 1 loop
    item := items->i;
    options := '[]';
    for o in 0 .. coalesce(jsonb_array_length(item->'options'), 0) - 1 loop
      option := item->'options'->o;
      options := options || jsonb_build_object('name', option->>'name',
        'price', round((option->>'price_cents')::numeric / 100, 2));
    end loop;
    wire := wire || jsonb_build_object('name', item->>'name', 'quantity', (item->>'quantity')::int,
      'unit_price', round((item->>'unit_price_cents')::numeric / 100, 2), 'options', options,
      'notes', item->'notes', 'product_id', item->'product_id');
  end loop;
  return wire;
end $$;

create or replace function app.phone_key(phone text) returns text language plpgsql immutable parallel safe as $$
declare
  digits text := ltrim(translate(phone, translate(phone, '0123456789', ''), ''), '0');
begin
  -- The country code, and the ninth digit of a mobile phone.
  if length(digits) in (12, 13) and left(digits, 2) = '55' then digits := substr(digits, 3); end if;
  if length(digits) = 11 and substr(digits, 3, 1) = '9' and substr(digits, 4, 1) in ('6', '7', '8', '9') then
    digits := left(digits, 2) || substr(digits, 4);
  end if;
  return nullif(digits, '');
end $$;
