-- An agenda may be read by a person's own calendar, at a secret address. `feed_id` names it: another id, and the former
-- address opens nothing any more; null, and there is none.

alter table agendas add column feed_id uuid;
create unique index on agendas (company_id, feed_id) where feed_id is not null;
