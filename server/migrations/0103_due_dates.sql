-- When a run is due was read in many places and written by nothing. It follows from the assignments (functions/due_at.sql); what a run renews is
-- kept with it, as its due date counts from there. What a provider's rules assign is told apart from what rules of our own will.
alter table program_statuses add column renews_at timestamptz;

alter table program_assignments disable row level security;
alter table program_assignments drop constraint program_assignments_source_check;
update program_assignments set source = 'provider' where source = 'rule';
alter table program_assignments add constraint program_assignments_source_check check (source in ('user', 'rule', 'provider', 'transfer'));

alter table program_statuses disable row level security;
alter table course_statuses disable row level security;
alter table users disable row level security;
alter table companies disable row level security;
alter table programs disable row level security;

update program_statuses s set due_at = (d.day + 1)::timestamp at time zone d.zone - interval '1 second'
  from (
    select r.domain_id, r.id, coalesce(c.sound_zone, o.sound_zone) as zone, least(
        min(a.due_on), case when bool_and(a.ends_on is not null) then max(a.ends_on) end, min(p.end_date)) as day
      from program_statuses r
      join program_assignments a on a.domain_id = r.domain_id and a.user_id = r.user_id and a.program_id = r.program_id
      join programs p on p.id = r.program_id
      join users u on u.domain_id = r.domain_id and u.id = r.user_id
      join companies c on c.domain_id = u.domain_id and c.id = u.company_id
      join domains o on o.id = r.domain_id
     where r.closed_at is null and not r.complete and r.sequence = 1
     group by r.domain_id, r.id, c.sound_zone, o.sound_zone) d
 where s.domain_id = d.domain_id and s.id = d.id and d.day is not null and s.due_at is null;
update course_statuses c set due_at = s.due_at from program_statuses s
 where s.domain_id = c.domain_id and s.id = c.program_status_id and c.closed_at is null and not c.complete and s.due_at is not null;

alter table program_assignments enable row level security;
alter table program_statuses enable row level security;
alter table course_statuses enable row level security;
alter table users enable row level security;
alter table companies enable row level security;
alter table programs enable row level security;
