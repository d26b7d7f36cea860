-- An all-day event of the company's Google Calendar that is only busy closes the company's own agenda, not the days of
-- its employees; one that says that nobody is served closes the day for everybody, as it did.

alter table calendar_events drop constraint calendar_events_effect_check,
  add check (effect in ('closes-day', 'closes-own-day', 'closes-time', 'occupies', 'none'));
update calendar_events set effect = 'closes-own-day' where effect = 'closes-day'
  and app.search_text(summary) not like all (array['%indisponivel%', '%feriado%', '%dia do servidor publico%']);
