insert into certificate_templates (owner_domain_id, name, name_key, kind, page) values ($1, $2, $2, 'program', '<p>x</p>')
