-- Which services somebody does, and in which minutes and for which price where those are not the catalogue's: the
-- contract's `Offers`; null is everything, as the catalogue has it.

alter table agendas add column offers jsonb;

-- Two who edit one agenda at once: the second is told.
alter table agendas add column version int not null default 1;
