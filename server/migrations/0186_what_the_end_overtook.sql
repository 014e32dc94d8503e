-- Threats that the end of their session overtook (0107) are no misses of it any more; they stay its critical errors. What is counted beside sessions is
-- counted anew at night, as it says something else than its facts.
do $$
declare domain bigint;
begin
  for domain in select id from domains loop
    perform set_config('app.domain_id', domain::text, true);
    update simulator_sessions x set misses = x.misses - overtaken.threats
      from (select d.session_id, d.started_month, count(*)::integer as threats from simulator_decisions d join images i on i.id = d.image_id
             where d.domain_id = domain and d.credit = 'none' and i.kind = 'threat' and not coalesce(d.decision ~ '[PHR]|V.*T', false) group by 1, 2) overtaken
     where x.domain_id = domain and x.id = overtaken.session_id and x.started_month = overtaken.started_month and x.sealed_at is not null;
  end loop;
  perform set_config('app.domain_id', '', true);
end $$;
