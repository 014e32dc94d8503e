-- Which threat article an image shows stands beside its other facts, where lists find it by an index.
create function keep_image_article() returns trigger language plpgsql as $$
declare
  now_shown text := left(coalesce(substring(new.measures -> 'articles' ->> 0 from '^(.*)-[0-9]+$'), new.threats -> 0 ->> 'name'), 120);
begin
  update images set article = now_shown where id = new.image_id and article is distinct from now_shown;
  return null;
end $$;
create trigger image_truths_article after insert or update of measures, threats on image_truths for each row execute function keep_image_article();
