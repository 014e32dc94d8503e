-- Threats that were stopped with no mark on them are told apart in the measures of a session (measures_of): of what was sealed before.
alter table simulator_sessions disable row level security;
alter table simulator_decisions disable row level security;
alter table images disable row level security;
alter table simulator_measures disable row level security;
insert into simulator_measures (domain_id, session_id, sealed_at, dimension, value, hits, misses, false_alarms, correct_rejections)
  select n.domain_id, n.session_id, x.sealed_at, 'mark', 'beside', n.hits, 0, 0, 0
    from (
      select d.domain_id, d.session_id, count(*) as hits from simulator_decisions d join images i on i.id = d.image_id and i.kind = 'threat'
       where d.credit <> 'none' and not d.found group by d.domain_id, d.session_id) n
    join simulator_sessions x on x.domain_id = n.domain_id and x.id = n.session_id and x.sealed_at is not null
  on conflict do nothing;
alter table simulator_sessions enable row level security;
alter table simulator_decisions enable row level security;
alter table images enable row level security;
alter table simulator_measures enable row level security;
