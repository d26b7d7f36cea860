-- As before, and with how many come: of a class that is asked too, and what the index has not is read from each row.
drop index appointments_taken;
create index appointments_taken on appointments (company_id, starts_at)
  include (agenda_number, blocked, seat, people, service_id, agenda_id, id)
  where deleted_at is null and status in ('pending', 'confirmed');
