-- Whether a shop takes meal vouchers: none does that has not said so.
alter table companies add column aceita_vale boolean not null default false;
grant update (aceita_vale) on companies to {{app_role}};
