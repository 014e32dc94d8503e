-- Calls of those who call much, by minute, over all nodes: what each node counts in its memory is added here now and then.
-- Unlogged: after a crash of the database the counting begins anew, and nothing else is lost.
create unlogged table call_counts (
  caller text not null check (length(caller) <= 200),
  minute integer not null, -- since 1970
  calls integer not null,
  primary key (caller, minute)
);
grant select, insert, update, delete on call_counts to vigil_app;
