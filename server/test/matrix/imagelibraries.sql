insert into image_libraries (owner_domain_id, name, name_key) values ($1, $2, $2)
