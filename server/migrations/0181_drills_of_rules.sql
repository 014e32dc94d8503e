-- A rule of an authority can ask for checks with the test piece: how many in a period (one a day counts), and how many days may lie between two at most.
alter table authority_rules
  add column drills integer not null default 0 check (drills between 0 and 365),
  add column drill_days integer not null default 0 check (drill_days between 0 and 365);
