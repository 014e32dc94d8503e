-- Whose data are held: by a mark of their own, or of an account that theirs was merged into, however often.
create function held_people(domain bigint) returns table (id bigint) language sql stable as $$
  with recursive held as (
    select u.id from users u where u.domain_id = domain and u.retained
    union select u.id from users u join held on u.merged_into = held.id where u.domain_id = domain)
  select held.id from held
$$;
