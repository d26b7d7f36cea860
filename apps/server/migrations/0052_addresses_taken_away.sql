-- Short addresses that the operation took away from a company: it cannot have them again.

alter table companies add column withheld_addresses text[] not null default '{}';
