-- Hours of somebody that hold between two dates, before those that hold always: the contract's `HoursPeriod`.

alter table agendas add column periods jsonb not null default '[]';
