-- Threats that were stopped and given another category than theirs are told apart: a stop is a stop, and what it was called is another thing. What was
-- counted before says so after the night that follows, as it says something else than its facts.
alter table simulator_categories add column miscalled integer not null default 0; -- stopped, and given another category than theirs where one was asked for
