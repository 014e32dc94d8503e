insert into table_exports (domain_id, name, name_key, "table", content_line) select $1, 'Export ' || $2::text, 'export ' || $3::text, 'programStatuses', '{{username}}'
