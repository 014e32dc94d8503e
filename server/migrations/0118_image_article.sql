-- Images are narrowed by the threat article they show and by who made them. The article is the kind of the catalogue, or what a threat of no stock is called;
-- the function keep_image_article keeps it.
alter table images add column article text;
create index images_by_article on images (article, id) where (article is not null);
create index images_by_maker on images (made_by, id) where (made_by is not null);
alter table images disable row level security;
alter table image_truths disable row level security;
update images i set article = left(coalesce(substring(x.measures -> 'articles' ->> 0 from '^(.*)-[0-9]+$'), x.threats -> 0 ->> 'name'), 120)
  from image_truths x where x.image_id = i.id and i.kind = 'threat';
alter table images enable row level security;
alter table image_truths enable row level security;
