-- The level of an image that a domain's answers say, whether a library goes by it, and the level that an image had when a session was drawn.
alter table image_difficulties add column level smallint constraint image_difficulties_level_check check (level between 1 and 5);
alter table image_libraries add column measured_levels boolean not null default true;
alter table simulator_decisions add column level smallint constraint simulator_decisions_level_check check (level between 1 and 5);
