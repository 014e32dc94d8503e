insert into courses (owner_domain_id, name, name_key, title, code, type) values ($1, $2, $2, $2, $2, 'content')
