-- Orders can be held and called off; every image keeps a perceptual hash of its views, so that bags that look alike are found.
alter table library_jobs drop constraint library_jobs_state_check;
alter table library_jobs add constraint library_jobs_state_check
  check (state in ('waiting', 'running', 'paused', 'done', 'failed', 'stopped', 'cancelled'));
alter table image_truths add column look text;
