-- after imagelibraries
insert into images (owner_domain_id, bag_type, library_id, kind, decision, views) select $1, $2, min(id), 'innocent', 'P', '[]' from image_libraries
