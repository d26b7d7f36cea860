-- What a month of free times asks of each appointment that takes time, in the index itself: of twelve people they are thousands,
-- and reading their rows took longer than all the rest of the statement (`agenda-facts.ts`).
create index appointments_taken on appointments (company_id, starts_at)
  include (agenda_number, blocked, seat, service_id, agenda_id, id)
  where deleted_at is null and status in ('pending', 'confirmed');
