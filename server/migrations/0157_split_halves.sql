-- How reliable figures of 100 images are by a domain's own answers, from split halves; null as long as too few people have answered.
alter table difficulty_fits add column reliability jsonb;
