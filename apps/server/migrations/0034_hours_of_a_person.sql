-- When somebody works, where that is not the company's opening hours: rows as those of `companies.horario_funcionamento`.

alter table agendas add column hours jsonb;
