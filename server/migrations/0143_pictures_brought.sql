-- Many finished pictures are brought in by a task of the server; they lie in one archive until it is done.
alter table library_tasks drop constraint library_tasks_kind_check;
alter table library_tasks add constraint library_tasks_kind_check check (kind in ('export', 'import', 'remake', 'pictures'));

-- Hours of a class fill its minutes of instruction from now on; those of events that are still to be delivered are filled here.
alter table training_events disable row level security;
update training_events
  set instruction_minutes = least(60000, (1 + end_date - start_date) * (extract(epoch from end_time::time - start_time::time) / 60)::integer)
  where delivered_at is null and instruction_minutes = 0 and start_time is not null and end_time > start_time;
alter table training_events enable row level security;
