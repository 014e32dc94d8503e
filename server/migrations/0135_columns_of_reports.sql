-- Trainings are no people: the reports T30, T40 and T50 count them under a name of their own. What is let through was told twice in S10, S20
-- and S40. T80 and U10 tell the time that a learner's home tells. Reports that are kept follow; lines stand by the places of their columns,
-- so runs of these reports, which live a day, are asked for anew.

alter table kept_reports disable row level security;
update kept_reports set state = jsonb_set(jsonb_set(state, '{columns}', (
    select coalesce(jsonb_agg(name), '[]') from (
      select distinct on (name) name, place from (
        select place, case when code in ('T30', 'T40', 'T50') and own = 'learners' then 'trainings'
                           when code in ('S10', 'S20', 'S40') and own = 'criticalErrors' then 'misses'
                           when code = 'T80' and own = 'sessions' then 'time'
                           when code = 'U10' and own = 'trackedTime' then 'time' else own end as name
          from jsonb_array_elements_text(state -> 'columns') with ordinality c (own, place)) renamed
       order by name, place) once)), '{order}', to_jsonb(
    case when code in ('T30', 'T40', 'T50') then replace(state ->> 'order', '(learners)', '(trainings)')
         when code in ('S10', 'S20', 'S40') then replace(state ->> 'order', '(criticalErrors)', '(misses)')
         when code = 'T80' then replace(state ->> 'order', '(sessions)', '(time)')
         when code = 'U10' then replace(state ->> 'order', '(trackedTime)', '(time)') end))
 where code in ('T30', 'T40', 'T50', 'S10', 'S20', 'S40', 'T80', 'U10');
alter table kept_reports enable row level security;

alter table report_runs disable row level security;
alter table report_lines disable row level security;
delete from report_lines l using report_runs r
 where r.domain_id = l.domain_id and r.id = l.run_id and r.code in ('T30', 'T40', 'T50', 'S10', 'S20', 'S40', 'T80', 'U10');
delete from report_runs where code in ('T30', 'T40', 'T50', 'S10', 'S20', 'S40', 'T80', 'U10');
alter table report_runs enable row level security;
alter table report_lines enable row level security;
