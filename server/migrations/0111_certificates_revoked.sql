-- A certificate may be revoked: it stays with since when and why, what was complete for it is not valid any more, and the run may be certified
-- again. So a run has one certificate that holds, and any number that do not.
alter table program_certificates
  add column revoked_at timestamptz,
  add column revoked_reason text,
  add column revoked_note text not null default '',
  add constraint program_certificates_revoked_check check (
    (revoked_at is null) = (revoked_reason is null) and (revoked_reason is null or revoked_reason in ('error', 'result', 'qualification', 'request'))),
  drop constraint program_certificates_domain_id_program_status_id_key;
create unique index program_certificates_holds on program_certificates (domain_id, program_status_id) where revoked_at is null;
create index program_certificates_by_run on program_certificates (domain_id, program_status_id, id);

alter table program_statuses add column revoked_at timestamptz;
create index program_statuses_revoked on program_statuses (domain_id, id) where revoked_at is not null;

-- The pages that come with the product show the code by which they are verified as a picture too, where nobody changed them.
update certificate_templates set page = replace(page, E'  <div><p class="label">Certificate</p><p>{{certificateId}}</p></div>\n</footer>',
    E'  <div><p class="label">Certificate</p><p>{{certificateId}}</p></div>\n  <div><qr></div>\n</footer>')
 where owner_domain_id is null and name_key = 'certificate of a program' and updated_at = created_at;
update certificate_templates set page = replace(page, E'  <div><p class="label">Completed</p><p>{{completionDate}}</p></div>\n</footer>',
    E'  <div><p class="label">Completed</p><p>{{completionDate}}</p></div>\n  <div><qr></div>\n</footer>')
 where owner_domain_id is null and name_key = 'certificate of a course' and updated_at = created_at;

-- A domain names templates of its own choice for single programs; they go before the ones in use for all others.
alter table domain_programs
  add column program_template_id bigint references certificate_templates(id),
  add column class_template_id bigint references certificate_templates(id);
create index domain_programs_by_program_template on domain_programs (program_template_id) where program_template_id is not null;
create index domain_programs_by_class_template on domain_programs (class_template_id) where class_template_id is not null;
