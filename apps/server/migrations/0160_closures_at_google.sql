-- Closed days and times of the agenda stand in the company's Google Calendar too, where its owner wants them there.
alter table google_connections add column also_closures boolean not null default false;

-- What that calendar has of a closure; the row goes once its event is gone.
create table google_closures (
  company_id uuid not null references companies,
  closure_id uuid not null,
  -- Written down before it is tried, so that an event whose answer was lost can still be taken back.
  event_id text not null,
  -- How many ids were tried for the event, this one included.
  attempts integer not null,
  -- What the event says, or what Google refused to take (`failure`); null while neither is known.
  said text,
  failure text,
  failure_code text,
  primary key (company_id, closure_id)
);
select app.build_wall('google_closures');
grant select, insert, update, delete on google_closures to {{app_role}};
