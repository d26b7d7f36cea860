-- How a cash register was closed is put on paper by a station of one's choice.

alter table print_jobs
  drop constraint print_jobs_check,
  add constraint print_jobs_check check ((copy in ('test', 'closing')) = (order_id is null)
    and (copy in ('test', 'closing')) = (for_station is not null)),
  drop constraint print_jobs_copy_check,
  add constraint print_jobs_copy_check check (copy in ('kitchen', 'counter', 'delivery', 'test', 'closing'));
