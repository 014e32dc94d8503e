-- Few certificates are revoked: filters by since when and why find them by their own small indexes.
create index course_statuses_revoked on course_statuses (domain_id, revoked_at desc, id) where revoked_at is not null;
create index course_statuses_revoked_why on course_statuses (domain_id, revoked_reason, id) where revoked_reason is not null;
