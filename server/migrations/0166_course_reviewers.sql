-- Who reviews courses need not write them. Whoever writes them today may go on approving what others wrote.
alter table access_levels disable row level security;
update access_levels set permissions = (
  select jsonb_agg(permission order by permission collate "C")
  from (select jsonb_array_elements_text(permissions) union select 'courses:review') as held (permission))
where permissions ? 'courses:author';
alter table access_levels enable row level security;

-- The words of a block that a comment is about; none where it is about the whole.
alter table course_draft_comments add column quote text not null default '';
