-- The sorting rules with which the indexes over names were built; the server compares them at its start.
create table collation_versions (
  name text not null,
  version text not null,
  constraint collation_versions_pkey primary key (name)
);
