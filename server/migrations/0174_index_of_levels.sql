-- Images by the level that answers say: lists are sorted and narrowed by it without reading every image.
create index image_difficulties_by_level on image_difficulties (domain_id, level, image_id) include (library_id) where level is not null;
