-- Why an archive of evidence could not be written, for who ordered it.
alter table evidence_packs add column reason text check (reason in ('tooLong', 'cutOff', 'unexpected'));
