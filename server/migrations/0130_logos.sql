-- A logo that is uploaded in a domain's form is filed as one, not among the pictures of certificates.
alter table media drop constraint media_scope_check;
alter table media add constraint media_scope_check check (scope in ('training', 'certificates', 'logo'));
