-- What a translation was made of, from when its source was changed: translators see what is different. Null while the source is the same.
alter table course_draft_parts add column translated_from jsonb;
