-- Rows of files that nothing names are swept like the files; whoever records a file that is there already holds it by the time of the record.
-- What is stored is counted by the hourly sweep, not when somebody looks.
grant update (created_at) on files to vigil_app;
alter table installation add column stored jsonb;
grant update (stored) on installation to vigil_app;
