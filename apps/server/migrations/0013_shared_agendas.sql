-- Who chose the agenda of an appointment, who booked from where, and whether the customer said that they come.

-- Somebody chose it: the counter, or an address that names it. What was only assigned may be moved to another agenda.
alter table appointments add column agenda_chosen boolean not null default true;
update appointments set agenda_chosen = false where source in ('public', 'bot', 'waiting');

-- Digest of the network that booked on the public page: one network books a few a day.
alter table appointments add column booked_by bytea;
create index appointments_by_network on appointments (company_id, booked_by, created_at) where booked_by is not null;

-- Its customer said that they come, at the start that it has.
alter table appointments add column will_come boolean not null default false;

-- What Google lastingly refused is that appointment's own problem: the code of the refusal, beside its words.
alter table appointments add column google_failure_code text;
update appointments set google_failure_code = 'GOOGLE_FAILED' where google_failure is not null;
update google_connections set error_code = null, error_message = null, error_at = null
  where error_code in ('GOOGLE_NO_PERMISSION', 'GOOGLE_INVALID_EVENT', 'GOOGLE_NOT_CONNECTED');
create index appointments_refused on appointments (company_id, starts_at) where google_failure is not null;
