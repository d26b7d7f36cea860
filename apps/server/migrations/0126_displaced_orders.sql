-- A shop that changes its hours may tell the customers of orders for later that lie outside: once for the moment that an
-- order is wanted for. Such a row says nothing of where the order stands.
alter table order_notices add column for_moment timestamptz;
