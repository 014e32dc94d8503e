-- Classroom training has hours of the day and a place beside its days and its company. Who is put on a list is neither present nor absent
-- until somebody marks them; lists that are there keep what they say.
alter table training_events add column start_time text constraint training_events_start_time_check check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$');
alter table training_events add column end_time text constraint training_events_end_time_check check (end_time ~ '^([01]\d|2[0-3]):[0-5]\d$');
alter table training_events add column place text not null default '';
alter table training_event_users alter column attending drop not null;
alter table training_event_users alter column attending drop default;
