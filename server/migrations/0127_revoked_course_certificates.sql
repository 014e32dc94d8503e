-- A course's certificate can be revoked like a program's: the status says since when and why. One that was issued anew has another code;
-- whoever holds the old paper in hand is still told that it was revoked.
alter table course_statuses
  add column revoked_at timestamptz,
  add column revoked_reason text,
  add column revoked_note text not null default '',
  add constraint course_statuses_revoked_check check ((revoked_at is null) = (revoked_reason is null)
    and (revoked_reason is null or revoked_reason in ('error', 'result', 'qualification', 'request')));

create table former_course_certificates (
  domain_id bigint not null references domains,
  verification_code text not null,
  course_status_id bigint not null,
  revoked_at timestamptz not null,
  revoked_reason text not null check (revoked_reason in ('error', 'result', 'qualification', 'request')),
  primary key (domain_id, verification_code),
  foreign key (domain_id, course_status_id) references course_statuses (domain_id, id) on delete cascade
);
create index former_course_certificates_by_status on former_course_certificates (domain_id, course_status_id);
select protect_tenant('former_course_certificates');
