-- Codes of revoked certificates of courses in whose place another one was issued: who holds the old paper in hand is told.
create table former_course_certificates (
  domain_id bigint not null,
  verification_code text not null,
  course_status_id bigint not null,
  revoked_at timestamptz not null,
  revoked_reason text not null,
  constraint former_course_certificates_pkey primary key (domain_id, verification_code),
  constraint former_course_certificates_domain_id_course_status_id_fkey foreign key (domain_id, course_status_id) references course_statuses(domain_id, id) on delete cascade,
  constraint former_course_certificates_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint former_course_certificates_revoked_reason_check check (revoked_reason in ('error', 'result', 'qualification', 'request'))
);
create index former_course_certificates_by_status on former_course_certificates (domain_id, course_status_id);
alter table former_course_certificates enable row level security, force row level security;
create policy own on former_course_certificates using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on former_course_certificates to vigil_app;
