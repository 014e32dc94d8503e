-- What threats somebody met in their last two thousand bags was looked up bag by bag in wide rows, most of the time of choosing their next images.
-- An index that has all that is asked of a threat answers it; bags without one are not in it.
create index images_of_articles on images (id) include (owner_domain_id, article, difficulty) where kind = 'threat' and article is not null;
