-- Whoever chose a language chose it for their account: it is spoken in every browser, mails come in it, and no identity provider takes it back.
alter table users add column locale_chosen boolean not null default false;
